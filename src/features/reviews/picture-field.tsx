/**
 * Pictures of a review: chosen with the device's file picker, uploaded at once, displayed as others will see
 * them (REVIEW-11).
 */
import { useId, useRef, useState } from "react";
import { styled } from "@mui/material/styles";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { Button } from "../../ui/actions/button";
import { ErrorText, FieldBox, Hint } from "../../ui/form/field-frame";
import { PICTURE_KINDS } from "./send-picture";
import type { Pictures, PictureState } from "./use-pictures";

export function PictureField({ pictures }: { readonly pictures: Pictures }) {
  const id = useId();
  const control = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState("");
  const { list } = pictures;
  const isFull = list.length >= LIMITS.reviews.pictures;
  return (
    <FieldBox data-field="">
      <Label htmlFor={id}>
        Pictures<Hint> (optional)</Hint>
      </Label>
      <Hint as="p" id={`${id}-hint`}>
        Up to four JPEG, PNG or WebP pictures. We remove location and camera data.
      </Hint>
      {trouble && <ErrorText role="alert">{trouble}</ErrorText>}
      <Control
        ref={control}
        id={id}
        type="file"
        accept={PICTURE_KINDS}
        multiple
        disabled={isFull}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const hadRoom = pictures.add([...(target.files ?? [])]);
          setTrouble(hadRoom ? "" : MESSAGES.reviews.maxPictures);
          // Allows selecting the same file again.
          target.value = "";
        }}
      />
      <List>
        {list.map((picture, at) => (
          <Item key={picture.id}>
            <PictureItem picture={picture} number={at + 1} />
            <Button
              variant="text"
              onClick={() => {
                pictures.remove(picture.id);
                setTrouble("");
                // The control is enabled again by then.
                requestAnimationFrame(() => control.current?.focus());
              }}
            >
              Remove<span className="vh"> picture {at + 1}</span>
            </Button>
          </Item>
        ))}
      </List>
      <p role="status" className="vh">
        {wordsOf(list)}
      </p>
    </FieldBox>
  );
}

function wordsOf(list: readonly PictureState[]): string {
  const uploading = list.filter(({ small, trouble }) => small === null && trouble === null).length;
  if (uploading > 0) return `${uploading} of ${list.length} uploading`;
  return list.length > 0 ? "Upload finished" : "";
}

function PictureItem({ picture, number }: { readonly picture: PictureState; readonly number: number }) {
  const { small, trouble, percent, fileName } = picture;
  const side = LIMITS.reviews.thumbnailSide / 2;
  if (small)
    return (
      <Small src={small} width={side} height={side} alt={`${number}: ${fileName ?? "already uploaded"}`} />
    );
  if (trouble) {
    return (
      <div role="alert">
        <Name>{fileName}</Name>
        <ErrorText>{trouble}</ErrorText>
      </div>
    );
  }
  return (
    <div>
      <Name>{fileName}</Name>
      <Bar value={percent} max={100} aria-label={`Uploading ${fileName}`} />
    </div>
  );
}

const Label = styled("label")({ fontWeight: 600, justifySelf: "start" });
const Control = styled("input")({ maxWidth: "100%", minHeight: 44, font: "inherit" });
const List = styled("ul")({ display: "grid", gap: "var(--s3)", margin: 0, padding: 0, listStyle: "none" });
const Item = styled("li")({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "var(--s3)",
  minWidth: 0,
});
const Small = styled("img")({ borderRadius: "var(--r-md)" });
const Name = styled("p")({ overflowWrap: "anywhere" });
const Bar = styled("progress")({ width: "100%", maxWidth: 240 });
