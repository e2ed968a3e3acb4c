/** Product search index with the facets of the other shops. */
const { defineSearchIndex, search } = require("@medusajs/framework/utils");

const BATCH = 500;
const FACETS = ["brand", "category", "color", "condition"];
const facet = () => search.keyword().filterable().facetable();

module.exports = defineSearchIndex({
  name: "product",
  entity: "product",
  fields: search.define({
    id: search.keyword().filterable(),
    title: search.text().searchable({ weight: 3 }),
    description: search.text().searchable({ weight: 1 }),
    handle: search.keyword().filterable(),
    price: search.integer().filterable().sortable(),
    ...Object.fromEntries(FACETS.map((name) => [name, facet()])),
  }),
  seed: async function* ({ container }) {
    for (let skip = 0; ; skip += BATCH) {
      const { data } = await container.query.graph({
        entity: "product",
        fields: ["id", "title", "description", "handle", "metadata"],
        pagination: { skip, take: BATCH, order: { id: "ASC" } },
      });
      if (data.length === 0) return;
      yield [{ action: "upsert", documents: data.map(toDocument) }];
    }
  },
});

function toDocument({ id, title, description, handle, metadata }) {
  const facets = Object.fromEntries(FACETS.map((name) => [name, metadata?.[name] ?? ""]));
  return { id, title, description, handle, price: metadata?.cents ?? 0, ...facets };
}
