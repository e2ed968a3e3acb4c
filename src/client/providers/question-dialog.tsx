/** Confirmation dialog. Escape and a click outside mean no. */
import Dialog from "@mui/material/Dialog";
import { styled } from "@mui/material/styles";
import { useSelector } from "react-redux";
import { answerQuestion } from "../store/confirm";
import type { ShopState } from "../store/shop-store";
import { Button } from "../../ui/actions/button";

export function QuestionDialog() {
  const { isOpen, title, message, confirmLabel } = useSelector((state: ShopState) => state.ui.dialogSettings);
  const no = () => answerQuestion(false);
  return (
    <Dialog open={isOpen} onClose={no} aria-labelledby="question-title" aria-describedby="question-text">
      <h2 id="question-title">{title}</h2>
      <p id="question-text">{message}</p>
      <Answers>
        <Button variant="outlined" onClick={no}>
          No
        </Button>
        <Button onClick={() => answerQuestion(true)}>{confirmLabel}</Button>
      </Answers>
    </Dialog>
  );
}

const Answers = styled("div")({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "var(--s3)" });
