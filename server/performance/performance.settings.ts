/** The sampling rate of page views, and the name of the running version (SPEED-3). */
import * as yup from "yup";
import { version } from "../../package.json";
import { textOf, type SettingsPart } from "../settings";

export interface PerformanceSettings {
  /** Percentage of page views; 0 = none. */
  readonly sample: number;
  readonly release: string;
}

export const performanceSettings: SettingsPart<PerformanceSettings> = {
  variables: {
    PERFORMANCE_SAMPLE: yup
      .string()
      .matches(/^(?:100|\d{1,2})$/, "${path} must be a percentage from 0 to 100"),
    RELEASE: yup
      .string()
      .matches(/^[\w.+-]{1,40}$/, "${path} must be at most 40 letters, digits, dots and hyphens"),
  },
  read: (values) => ({
    sample: Number(textOf(values, "PERFORMANCE_SAMPLE") || 100),
    release: textOf(values, "RELEASE") || version,
  }),
};
