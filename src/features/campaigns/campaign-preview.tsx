/** Preview of the email on a phone and a computer. The frames run no scripts and follow no links. */
import { styled } from "@mui/material/styles";
import type { CampaignContent } from "#contract/marketing/campaigns";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { AnswerView } from "../../ui/answer-view";

const WIDTHS = [
  { name: "Phone", width: 390 },
  { name: "Desktop", width: 640 },
] as const;

export function CampaignPreview({
  content: { subject, text, products },
}: {
  readonly content: CampaignContent;
}) {
  const answer = useRestAnswer("previewCampaign", { subject, text, products });
  return (
    <section aria-labelledby="campaign-preview">
      <h3 id="campaign-preview">Preview</h3>
      <AnswerView answer={answer} what="the preview">
        {({ html }) => (
          <Frames>
            {WIDTHS.map(({ name, width }) => (
              <figure key={width}>
                <figcaption>
                  {name} ({width} px)
                </figcaption>
                {/* Keyboard scrolling: nothing inside the frame is focusable. */}
                <Scroll role="group" aria-label={name} tabIndex={0}>
                  <iframe
                    title={`Email preview, ${width} pixels wide`}
                    sandbox=""
                    srcDoc={html}
                    width={width}
                    height={640}
                  />
                </Scroll>
              </figure>
            ))}
          </Frames>
        )}
      </AnswerView>
    </section>
  );
}

const Frames = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: "var(--s4)",
  figure: { margin: 0, maxWidth: "100%" },
  figcaption: { color: "var(--muted)", fontSize: "var(--sm)" },
  iframe: { border: "1px solid var(--line)", borderRadius: "var(--r-md)", background: "var(--tile)" },
});

/** The frame keeps its width on a narrow screen. */
const Scroll = styled("div")({ overflowX: "auto", maxWidth: "100%" });
