/** Renders the screen or redirect for an address of an area. */
import { Suspense } from "react";
import { ROUTES } from "#contract/site/paths";
import { useVisitor } from "../../client/session/use-visitor";
import { NotFound } from "../../ui/answer-view";
import { IslandSkeleton } from "../../ui/island-skeleton";
import { Notice } from "../../ui/parts/notice";
import { openScreens, screenAt, type Area, type ScreenLocation } from "./area";

interface AreaScreenProps {
  readonly area: Area;
  readonly location: ScreenLocation;
}

export function AreaScreenAt({ area, location }: AreaScreenProps) {
  const { user } = useVisitor();
  const current = screenAt(area, location.pathname);
  const [first] = openScreens(area, user);
  if (!current) {
    return (
      <NotFound>
        {first && (
          <p>
            <a href={first.path}>{first.heading}</a>
          </p>
        )}
      </NotFound>
    );
  }
  return (
    <Suspense fallback={<IslandSkeleton />}>
      <current.component key={current.path} location={location} />
    </Suspense>
  );
}

/** Shown to signed-in users with an unverified address. */
export function VerifyNotice() {
  const { user } = useVisitor();
  if (!user || user.isVerified) return null;
  return (
    <Notice role="status">
      Please verify your email address. Until then, your account works on this device only.{" "}
      <a href={`${ROUTES.verify}#username=${encodeURIComponent(user.username)}`}>Verify now</a>
    </Notice>
  );
}
