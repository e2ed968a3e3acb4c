/** Number of reviews by stars; each line links to those reviews. */
import { countOf } from "#contract/reviews/figures";
import { STARS } from "#contract/reviews/words";
import { reviewsPath } from "#contract/site/paths";

interface StarBarsProps {
  readonly productId: string;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly stars: readonly number[];
  /** Filters in place instead, once the app runs. */
  readonly onChoose: (stars: number) => void;
}

export function StarBars({ productId, stars, onChoose }: StarBarsProps) {
  const all = countOf(stars);
  return (
    <ul className="star-bars">
      {STARS.map((star) => {
        const count = stars[star - 1] ?? 0;
        const words = (
          <>
            <span>
              {star} <span className="vh">stars: </span>
              <span className="stars" aria-hidden="true" />
            </span>
            <span
              className="star-bar"
              aria-hidden="true"
              style={{ "--part": `${Math.round((count / Math.max(all, 1)) * 100)}%` } as React.CSSProperties}
            />
            <span>
              {count}
              <span className="vh"> {count === 1 ? "review" : "reviews"}</span>
            </span>
          </>
        );
        return (
          <li key={star}>
            {count === 0 ? (
              <span className="star-line">{words}</span>
            ) : (
              <a
                className="star-line"
                rel="nofollow"
                href={reviewsPath(productId, star)}
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(star);
                }}
              >
                {words}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
