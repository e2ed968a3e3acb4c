/** Marks of the whole page: its postal code, and that its view was told of. */
export const { dataset } = document.documentElement;
