/** What the shop keeps, to take along or to have deleted. */
import { isStaff } from "#contract/roles";
import { AnswerView } from "../answer-view";
import { DeleteAccount } from "./delete-account";
import { DownloadData } from "./download-data";
import { useAnswer } from "../use-answer";
import { Lead } from "../../../ui/parts/lead";

export function DataScreen() {
  const live = useAnswer("getProfile");
  return (
    <>
      <Lead>
        What we keep about you is yours. Take a copy whenever you like, or leave and have it deleted.
      </Lead>
      <DownloadData />
      <AnswerView live={live} what="your account">
        {({ profile }) => (isStaff(profile.type) ? null : <DeleteAccount profile={profile} />)}
      </AnswerView>
    </>
  );
}
