/** Wheel accessories: name | price | type | color | details, separated by semicolons. */
export const WHEEL_ACCESSORIES: readonly (readonly string[])[] = `
Lug Nut Set M12x1.5 Cone Seat, 20 Pieces, Black | 34.99 | Twenty lug nuts with a 60° cone seat and a key. | #2f3237 | Thread: M12x1.5; Seat: Cone 60°; Pieces: 20; Hex: 19 mm
Lug Nut Set M12x1.5 Cone Seat, 20 Pieces, Chrome | 32.99 | Twenty bright lug nuts for cars with five bolts a wheel. | #c3c9ce | Thread: M12x1.5; Seat: Cone 60°; Pieces: 20; Hex: 19 mm
Lug Nut Set M14x1.5 Cone Seat, 24 Pieces, Chrome | 49.99 | Twenty-four lug nuts for trucks with six bolts a wheel. | #b4bbc2 | Thread: M14x1.5; Seat: Cone 60°; Pieces: 24; Hex: 21 mm
Lug Nut Set M14x1.5 Cone Seat, 32 Pieces, Black | 64.99 | Thirty-two lug nuts for trucks with eight bolts a wheel. | #232528 | Thread: M14x1.5; Seat: Cone 60°; Pieces: 32; Hex: 21 mm
Wheel Lock Set M12x1.5, 4 Pieces, Bronze | 29.99 | One lock a wheel and a key that only you have. | #8a6a45 | Thread: M12x1.5; Seat: Cone 60°; Pieces: 4; Hex: 19 mm
Wheel Lock Set M14x1.5, 4 Pieces, Gunmetal | 31.99 | One lock a wheel for trucks, and a key that only you have. | #50555c | Thread: M14x1.5; Seat: Cone 60°; Pieces: 4; Hex: 21 mm
Hub Centric Rings 73.1 to 64.1, Set of 4 | 17.99 | Rings that center a wheel of 73.1 mm on a hub of 64.1 mm. | #3a3d42 | Outer Diameter: 73.1 mm; Inner Diameter: 64.1 mm; Material: Polycarbonate; Pieces: 4
Hub Centric Rings 73.1 to 67.1, Set of 4 | 17.99 | Rings that center a wheel of 73.1 mm on a hub of 67.1 mm. | #70757c | Outer Diameter: 73.1 mm; Inner Diameter: 67.1 mm; Material: Polycarbonate; Pieces: 4
Hub Centric Rings 72.6 to 64.1, Set of 4 | 24.99 | Rings that center a wheel of 72.6 mm on a hub of 64.1 mm. | #b9bec3 | Outer Diameter: 72.6 mm; Inner Diameter: 64.1 mm; Material: Aluminum; Pieces: 4
Hub Centric Rings 106.1 to 93.1, Set of 4 | 27.99 | Rings that center a truck wheel of 106.1 mm on a hub of 93.1 mm. | #9aa0a6 | Outer Diameter: 106.1 mm; Inner Diameter: 93.1 mm; Material: Aluminum; Pieces: 4`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()));
