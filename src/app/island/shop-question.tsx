/** The one question at a time of src/app/confirm.ts. Escape and a click beside it mean no. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useSelector } from "react-redux";
import { answerQuestion } from "../confirm";
import type { ShopState } from "../store/shop-store";

export function ShopQuestion() {
  const { isOpen, title, message, confirmLabel } = useSelector((state: ShopState) => state.ui.dialogSettings);
  const say = (isYes: boolean) => () => answerQuestion(isYes);
  return (
    <Dialog
      open={isOpen}
      onClose={say(false)}
      aria-labelledby="question-title"
      aria-describedby="question-text"
    >
      <DialogTitle id="question-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="question-text">{message}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={say(false)}>No</Button>
        <Button variant="contained" onClick={say(true)}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
