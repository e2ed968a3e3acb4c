/** Name, phone and account details. */
import Card from "@mui/material/Card";
import { profileInput, type Profile } from "#contract/customers/profile";
import { LABELS } from "#contract/messages";
import { notify } from "../../client/store/notify";
import { callApi } from "../../client/api/rest-client";
import { changeUser } from "../../client/session/current-session";
import { NameFields } from "../../ui/form/address/address-fields";
import { Form } from "../../ui/form/form";
import { PhoneField } from "../../ui/form/phone-field";
import { AnswerView } from "../../ui/answer-view";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { Lead } from "../../ui/parts/lead";

export function ProfileScreen() {
  const live = useRestAnswer("getProfile");
  return (
    <>
      <Lead>We only use this to deliver your orders and contact you about them.</Lead>
      <AnswerView answer={live} what="your profile">
        {({ profile }) => <ProfilePanel profile={profile} />}
      </AnswerView>
    </>
  );
}

function ProfilePanel({ profile }: { readonly profile: Profile }) {
  const { firstName, lastName, phone } = profile;
  return (
    <Card component="section">
      <dl>
        <dt>{LABELS.emailAddress}</dt>
        <dd>{profile.username}</dd>
        <dd>
          <small>This is your sign-in email and can't be changed.</small>
        </dd>
      </dl>
      <Form
        initialValues={{ firstName, lastName, phone }}
        schema={profileInput}
        submitLabel="Save changes"
        onSubmit={async (values) => {
          const answer = await callApi("updateProfile", { body: values });
          if (answer?.isSuccess) {
            changeUser({ firstName: values.firstName, lastName: values.lastName });
            notify(answer.message, "success");
          }
          return answer;
        }}
      >
        <NameFields />
        <PhoneField name="phone" label="Phone" />
      </Form>
    </Card>
  );
}
