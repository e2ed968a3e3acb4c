/** Progress of publishing changed pages, from a file the publisher writes into the site. */
import { useEffect, useState } from "react";
import LinearProgress from "@mui/material/LinearProgress";
import { countWords } from "#contract/fields/count-words";
import { CATALOGUE_REVISION_FILE, type PublishedCatalogue } from "#contract/site/publishing";

/** Polling interval. */
const LOOK_MS = 2_000;

export function PublishedPages() {
  const published = usePublishedCatalogue();
  if (!published) return null;
  const { publishing, productCount } = published;
  const counted = (count: number) => count.toLocaleString("en-US");
  if (!publishing) return <p role="status">Pages of {countWords(productCount, "product")} published.</p>;
  const { done, total } = publishing;
  return (
    <>
      <p role="status" id="published-pages">
        {counted(done)} of {countWords(total, "page")} published.
      </p>
      <LinearProgress
        aria-labelledby="published-pages"
        variant="determinate"
        value={total === 0 ? 100 : Math.round((done / total) * 100)}
      />
    </>
  );
}

/** Null until known, and in development, where pages are not published. */
function usePublishedCatalogue(): PublishedCatalogue | null {
  const [published, setPublished] = useState<PublishedCatalogue | null>(null);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      if (document.hidden) return;
      const latest = await readPublished().catch(() => null);
      if (!isOver) setPublished(latest);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, []);
  return published;
}

async function readPublished(): Promise<PublishedCatalogue | null> {
  const answer = await fetch(`/${CATALOGUE_REVISION_FILE}`, { cache: "no-cache" });
  return answer.ok ? ((await answer.json()) as PublishedCatalogue) : null;
}
