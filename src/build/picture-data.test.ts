import { PICTURE_DATA } from "../catalogue/cards/picture-data";
import { computePictureData } from "./picture-data";

test("image data on pages equals the output of gatsby-plugin-image", () => {
  expect(PICTURE_DATA).toEqual(computePictureData());
});
