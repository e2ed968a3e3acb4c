/** The applicant's home address. The server checks again whether leasing is available there. */
import { LEASE_FORMS } from "#contract/leases/application";
import { PlaceFields } from "../../../../ui/form/address/address-fields";
import { StepForm, type Filling } from "../step-form";

export function AddressStep({ filling }: { readonly filling: Filling }) {
  const { draft, known } = filling;
  const saved = draft?.address;
  return (
    <StepForm
      step="address"
      filling={filling}
      schema={LEASE_FORMS.address}
      initialValues={{
        address1: saved?.address1 ?? known.address1,
        address2: saved?.address2 ?? known.address2,
        city: saved?.city ?? known.city,
        state: saved?.state ?? known.state,
        postalCode: saved?.postalCode ?? known.postalCode,
      }}
    >
      <p>Your home address, not a P.O. box.</p>
      <PlaceFields />
    </StepForm>
  );
}
