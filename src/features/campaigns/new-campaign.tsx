/** A campaign not saved yet. */
import { useState } from "react";
import Stack from "@mui/material/Stack";
import { navigate } from "gatsby";
import { BACKOFFICE_ROUTES, campaignPath } from "#contract/site/backoffice-paths";
import { randomUuid } from "../../lib/random-key";
import { BackLink } from "../../ui/parts/entry/entry-links";
import { CampaignEditor, NEW_CONTENT } from "./campaign-editor";

export function NewCampaign() {
  // One per opening: a draft without a response is resent and saved once.
  const [id] = useState(randomUuid);
  return (
    <Stack spacing={4}>
      <BackLink isNamed href={BACKOFFICE_ROUTES.campaigns}>
        All campaigns
      </BackLink>
      <h2>Create a campaign</h2>
      <CampaignEditor
        id={id}
        revision={0}
        content={NEW_CONTENT}
        onSaved={() => void navigate(campaignPath(id), { replace: true })}
      />
    </Stack>
  );
}
