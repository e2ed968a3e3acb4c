/** A carrier's return labels: POST /v1/return-labels. One request per label, without retries (ORDER-52). */
import * as yup from "yup";
import { callJson } from "../../gateways/json-call";
import { plainJson } from "../../gateways/plain-json";
import { CallFailed } from "../../gateways/text-call";
import type { Address } from "../reading/order.port";

export interface LabelSettings {
  /** Without the path and a trailing slash. */
  readonly url: string;
  readonly token: string;
}

export interface LabelRequest {
  /** The return's number; the carrier answers the same label for the same number. */
  readonly reference: string;
  readonly from: Address;
  /** The shop: name and address on one line. */
  readonly to: { readonly name: string; readonly address: string };
}

export interface ReturnLabels {
  /** @returns the PDF. @throws LabelUnavailable */
  print(request: LabelRequest): Promise<Buffer>;
}

/** The carrier gave no label. */
export class LabelUnavailable extends Error {
  override readonly name = "LabelUnavailable";
}

/** The customer waits for it. */
const TIMEOUT_MS = 10_000;
const PDF_START = "%PDF-";

const answer = yup.object({ label: yup.string().required() });

export function createReturnLabels({ url, token }: LabelSettings): ReturnLabels {
  return {
    async print({ reference, from, to }) {
      const { firstName, lastName, address1, address2, city, state, postalCode } = from;
      const street = [address1, address2 ?? ""].filter(Boolean).join(", ");
      const sender = { name: `${firstName} ${lastName}`, street, city, state, postal_code: postalCode };
      const { status, body } = await send({ reference, from: sender, to });
      if (status !== 200) throw new LabelUnavailable(`The carrier refused with status ${status}`);
      const plain = plainJson(body);
      if (!answer.isValidSync(plain, { strict: true })) throw new LabelUnavailable("Response has no label");
      const pdf = Buffer.from(answer.cast(plain).label, "base64");
      if (!pdf.subarray(0, PDF_START.length).equals(Buffer.from(PDF_START))) {
        throw new LabelUnavailable("The label is no PDF");
      }
      return pdf;
    },
  };

  async function send(body: object) {
    try {
      return await callJson({
        url: `${url}/v1/return-labels`,
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body,
        timeoutMs: TIMEOUT_MS,
      });
    } catch (error) {
      if (error instanceof CallFailed) throw new LabelUnavailable(error.message);
      throw error;
    }
  }
}
