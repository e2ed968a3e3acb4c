/** Corrects an order's delivery or billing address before shipment (ORDER-35). */
import type { FormikValues } from "formik";
import type { OrderAddressInput, StaffOrderFragment } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { orderAddressInput, type OrderAddress } from "#contract/orders/edits";
import { Button } from "../../../../ui/actions/button";
import { AddressWithPhone } from "../../../../ui/form/address/address-fields";
import { Form } from "../../../../ui/form/form";
import { NO_CODE, withCode, type WithCode } from "../../requested-code";
import { EditPreview } from "./edit-preview";
import { useOrderEdit, type EditFormProps } from "./use-order-edit";

interface AddressEditProps extends EditFormProps {
  readonly of: "shipping" | "billing";
}

export function AddressEdit({ of, ...props }: AddressEditProps) {
  const { send, codeField } = useOrderEdit(props);
  const { order, onLeave } = props;
  return (
    <Form<object, OrderAddress & WithCode>
      initialValues={{ ...(of === "shipping" ? shippingOf(order) : billingOf(order)), ...NO_CODE }}
      schema={withCode(orderAddressInput)}
      onSubmit={({ code, ...address }) => send({ [of]: sent(address) }, { code })}
      submitLabel="Update address"
      actions={
        <Button variant="outlined" onClick={onLeave}>
          {LABELS.keepAsIs}
        </Button>
      }
    >
      <AddressWithPhone />
      {codeField}
      <EditPreview
        orderId={order.id}
        toEdit={(values: FormikValues) => ({ [of]: sent(values as OrderAddress) })}
      />
    </Form>
  );
}

function sent(address: Omit<OrderAddress, "country">): OrderAddressInput {
  const { firstName, lastName, address1, address2, city, state, postalCode, phone } = address;
  return { firstName, lastName, address1, address2: address2 || null, city, state, postalCode, phone };
}

function shippingOf(order: StaffOrderFragment): OrderAddressInput {
  return {
    firstName: order.shipFirstName,
    lastName: order.shipLastName,
    address1: order.shipAddress1,
    address2: order.shipAddress2 ?? "",
    city: order.shipCity,
    state: order.shipState,
    postalCode: order.shipPostalCode,
    phone: order.shipPhone,
  };
}

function billingOf({ billingAddress }: StaffOrderFragment): OrderAddressInput {
  const { firstName, lastName, address1, address2, city, state, postalCode, phone } = billingAddress;
  return { firstName, lastName, address1, address2: address2 ?? "", city, state, postalCode, phone };
}
