import { PICTURE_DATA } from "../catalogue/cards/picture-data";
import { computePictureData } from "./picture-data";

test("the image data that pages draw is what gatsby-plugin-image computes", () => {
  expect(PICTURE_DATA).toEqual(computePictureData());
});
