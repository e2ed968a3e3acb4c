/** The address where a guest continues an application on another device, for copying. */
import { useId } from "react";
import { styled } from "@mui/material/styles";
import { guestLeasePath } from "#contract/orders/paths";
import { notify } from "../../client/store/notify";
import { Button } from "../../ui/actions/button";

export function GuestLink({ draftKey, label }: { readonly draftKey: string; readonly label: string }) {
  const id = useId();
  const url = location.origin + guestLeasePath(draftKey);
  return (
    <>
      <p>
        <label htmlFor={id}>{label}</label>
      </p>
      <LinkLine>
        <input id={id} readOnly value={url} onFocus={(event) => event.target.select()} />
        <Button
          variant="outlined"
          onClick={() =>
            void navigator.clipboard.writeText(url).then(
              () => notify("Application link copied.", "success"),
              () => notify("Please select the link and copy it.", "info"),
            )
          }
        >
          Copy this link
        </Button>
      </LinkLine>
    </>
  );
}

const LinkLine = styled("p")({
  display: "flex",
  flexWrap: "wrap",
  gap: "var(--s3)",
  input: {
    flex: "1 1 14rem",
    minWidth: 0,
    minHeight: 44,
    padding: "0 var(--s3)",
    border: "1.5px solid var(--edge)",
    borderRadius: "var(--r-md)",
    background: "var(--tile)",
    color: "var(--ink)",
  },
});
