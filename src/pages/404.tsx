import { Seo } from "../app/head/seo";
import { useShop } from "../catalogue/views/use-shop";
import { NotFoundPage } from "../features/catalogue/listing/not-found-page";

export default function NotFound() {
  return <NotFoundPage departments={useShop().departments} />;
}

export function Head() {
  return (
    <Seo
      title="Page not found"
      description="This page doesn't exist or was removed."
      path="/404/"
      isIndexed={false}
    />
  );
}
