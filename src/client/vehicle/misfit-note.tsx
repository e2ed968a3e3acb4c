/** Says in cart and checkout that a tire or wheel does not fit the shopper's vehicle (VEHICLE-6). */
import { useEffect, useState } from "react";
import { styled } from "@mui/material/styles";
import { VEHICLE_EVENT } from "../page/page-keys";
import { storedVehicle } from "../page/vehicle";

/** @param code of the product's measurements; null when it is not for vehicles */
export function MisfitNote({ code }: { readonly code: string | null }) {
  const misfit = useMisfit(code);
  return misfit && <Note>{misfit}</Note>;
}

function useMisfit(code: string | null): string | null {
  const [misfit, setMisfit] = useState<string | null>(null);
  useEffect(() => {
    if (code === null) return undefined;
    let isCurrent = true;
    const judge = async () => {
      // The measurements' code is loaded for shoppers with a vehicle only.
      const sentence = storedVehicle() && (await import("./misfit").then(({ misfitOf }) => misfitOf(code)));
      if (isCurrent) setMisfit(sentence);
    };
    const update = () => void judge().catch(() => undefined);
    update();
    addEventListener(VEHICLE_EVENT, update);
    return () => {
      isCurrent = false;
      removeEventListener(VEHICLE_EVENT, update);
    };
  }, [code]);
  return misfit;
}

const Note = styled("p")({
  marginTop: "var(--s2)",
  padding: "var(--s2) var(--s3)",
  borderLeft: "4px solid var(--warn)",
  background: "var(--tile)",
  color: "var(--ink)",
  fontSize: "var(--sm)",
});
