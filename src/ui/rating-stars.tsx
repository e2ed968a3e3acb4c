/** Average rating as stars, with a text alternative. */
import { abbreviateNumber } from "../lib/abbreviate-number";

interface RatingStarsProps {
  /** 1 to 5; null without ratings. */
  readonly average: number | null;
  readonly count: number;
}

/** @param rated 1 to 5, as read aloud */
export function Stars({ rated }: { readonly rated: string }) {
  return (
    <span
      className="stars"
      role="img"
      aria-label={`Rated ${rated} out of 5`}
      style={{ "--r": rated } as React.CSSProperties}
    />
  );
}

export function RatingStars({ average, count }: RatingStarsProps) {
  if (average === null || count === 0) return <span className="rating muted">No reviews yet</span>;
  const rating = average.toFixed(1);
  return (
    <span className="rating">
      <Stars rated={rating} />
      <span className="muted">
        {`${rating} (${abbreviateNumber(count)}`}
        <span className="vh">{count === 1 ? " review" : " reviews"}</span>)
      </span>
    </span>
  );
}
