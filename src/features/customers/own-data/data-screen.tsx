/** The customer's stored data: download, or deletion. */
import { isStaff } from "#contract/staff/roles";
import { AnswerView } from "../../../ui/answer-view";
import { DeleteAccount } from "./delete-account";
import { DownloadData } from "./download-data";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { Lead } from "../../../ui/parts/lead";

export function DataScreen() {
  const live = useRestAnswer("getProfile");
  return (
    <>
      <Lead>
        Your data belongs to you. Download a copy any time, or delete your account and your data with it.
      </Lead>
      <DownloadData />
      <AnswerView answer={live} what="your account">
        {({ profile }) => (isStaff(profile.type) ? null : <DeleteAccount profile={profile} />)}
      </AnswerView>
    </>
  );
}
