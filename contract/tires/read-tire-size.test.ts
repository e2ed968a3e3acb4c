/** Real sizes in every notation, what is refused, and that what is written reads the same again. */
import fc from "fast-check";
import { loadOfIndexPounds } from "./load-index";
import { LOAD_RANGES, isLoadLetter, pliesOfLoadRange } from "./load-ranges";
import { findTireSize, readTireSize } from "./read-tire-size";
import { sizeOfTire } from "./size-of-tire";
import { isSpeedRating, speedOfRatingMph } from "./speed-ratings";
import { constructionOf, type TireSize } from "./tire-size";
import { sizeCode, sizeOfCode, textOfSizeCode } from "./tire-size-code";
import { SIZE_REFUSALS } from "./tire-size-reasons";
import { readTypedSize } from "./typed-tire-size";
import { writeTireSize } from "./write-tire-size";

/**
 * As written | as we write it | code | measures | index and rating | range or plies. Measures are width/ratio/rim,
 * diameter x width/rim or width/rim; "-" stands for none.
 */
const SIZES = `
155/80R13 79S | 155/80R13 79S | 155-80r13 | 155/80/13 | 79S | -
165/80R14 85T | 165/80R14 85T | 165-80r14 | 165/80/14 | 85T | -
165/80 R 14 | 165/80R14 | 165-80r14 | 165/80/14 | - | -
175/70R13 82S | 175/70R13 82S | 175-70r13 | 175/70/13 | 82S | -
175/65R14 82T | 175/65R14 82T | 175-65r14 | 175/65/14 | 82T | -
185/65R14 86H | 185/65R14 86H | 185-65r14 | 185/65/14 | 86H | -
185/60 R15 84 H | 185/60R15 84H | 185-60r15 | 185/60/15 | 84H | -
185/65R15 88H | 185/65R15 88H | 185-65r15 | 185/65/15 | 88H | -
195/60R15 88H | 195/60R15 88H | 195-60r15 | 195/60/15 | 88H | -
195/65R15 91H | 195/65R15 91H | 195-65r15 | 195/65/15 | 91H | -
195/65 R15 91 H | 195/65R15 91H | 195-65r15 | 195/65/15 | 91H | -
195/60R17 90H | 195/60R17 90H | 195-60r17 | 195/60/17 | 90H | -
195/50R19 88H | 195/50R19 88H | 195-50r19 | 195/50/19 | 88H | -
205/65R15 94V | 205/65R15 94V | 205-65r15 | 205/65/15 | 94V | -
205/55R16 91V | 205/55R16 91V | 205-55r16 | 205/55/16 | 91V | -
205/55 R16 94 V XL | 205/55R16 94V XL | 205-55r16 | 205/55/16 | 94V | XL
205/55R16 91V RFT | 205/55R16 91V RFT | 205-55r16 | 205/55/16 | 91V | -
205/60R16 92H | 205/60R16 92H | 205-60r16 | 205/60/16 | 92H | -
205/65R16 95H | 205/65R16 95H | 205-65r16 | 205/65/16 | 95H | -
205/50R17 93V XL | 205/50R17 93V XL | 205-50r17 | 205/50/17 | 93V | XL
205/55R17 95H XL | 205/55R17 95H XL | 205-55r17 | 205/55/17 | 95H | XL
215/60R16 95V | 215/60R16 95V | 215-60r16 | 215/60/16 | 95V | -
215/55R16 97H EL | 215/55R16 97H XL | 215-55r16 | 215/55/16 | 97H | XL
215/55R17 94V | 215/55R17 94V | 215-55r17 | 215/55/17 | 94V | -
215/50R17 95V XL | 215/50R17 95V XL | 215-50r17 | 215/50/17 | 95V | XL
215/65R17 99T | 215/65R17 99T | 215-65r17 | 215/65/17 | 99T | -
215/45R18 93W XL | 215/45R18 93W XL | 215-45r18 | 215/45/18 | 93W | XL
225/60R16 98H | 225/60R16 98H | 225-60r16 | 225/60/16 | 98H | -
225/70R16 103T | 225/70R16 103T | 225-70r16 | 225/70/16 | 103T | -
225/65R17 102H | 225/65R17 102H | 225-65r17 | 225/65/17 | 102H | -
225/65ZR17 102V | 225/65ZR17 102V | 225-65r17 | 225/65/17 | 102V | -
225/65 R 17 102 H | 225/65R17 102H | 225-65r17 | 225/65/17 | 102H | -
225/60R17 99H | 225/60R17 99H | 225-60r17 | 225/60/17 | 99H | -
225/55R17 97H | 225/55R17 97H | 225-55r17 | 225/55/17 | 97H | -
225/50R17 94V | 225/50R17 94V | 225-50r17 | 225/50/17 | 94V | -
225/45R17 94W REINF | 225/45R17 94W XL | 225-45r17 | 225/45/17 | 94W | XL
225/45R17 91W RF | 225/45R17 91W XL | 225-45r17 | 225/45/17 | 91W | XL
225/60R18 100H | 225/60R18 100H | 225-60r18 | 225/60/18 | 100H | -
225/60Ｒ18 100Н | 225/60R18 100H | 225-60r18 | 225/60/18 | 100H | -
225/55R18 98V | 225/55R18 98V | 225-55r18 | 225/55/18 | 98V | -
225/45R18 95Y XL * RSC | 225/45R18 95Y XL RSC * | 225-45r18 | 225/45/18 | 95Y | XL
225/40R18 92Y XL | 225/40R18 92Y XL | 225-40r18 | 225/40/18 | 92Y | XL
225/40ZR18 (92Y) XL | 225/40ZR18 (92Y) XL | 225-40r18 | 225/40/18 | 92Y | XL
225/55R19 99V | 225/55R19 99V | 225-55r19 | 225/55/19 | 99V | -
225/40R19 93Y XL SSR | 225/40R19 93Y XL SSR | 225-40r19 | 225/40/19 | 93Y | XL
235/70R16 106T | 235/70R16 106T | 235-70r16 | 235/70/16 | 106T | -
235/65R17 104H | 235/65R17 104H | 235-65r17 | 235/65/17 | 104H | -
235/60R17 102H | 235/60R17 102H | 235-60r17 | 235/60/17 | 102H | -
235/55R17 99H | 235/55R17 99H | 235-55r17 | 235/55/17 | 99H | -
235/45R17 97W XL | 235/45R17 97W XL | 235-45r17 | 235/45/17 | 97W | XL
235/65R18 106H | 235/65R18 106H | 235-65r18 | 235/65/18 | 106H | -
235/60R18 107V XL | 235/60R18 107V XL | 235-60r18 | 235/60/18 | 107V | XL
235/60R18 V107V XL | refused UNKNOWN_MARK
235/55R18 100V | 235/55R18 100V | 235-55r18 | 235/55/18 | 100V | -
235/50R18 97W | 235/50R18 97W | 235-50r18 | 235/50/18 | 97W | -
235/45R18 94V M+S | 235/45R18 94V M+S | 235-45r18 | 235/45/18 | 94V | -
235/45R18 98V XL MS 3PMSF | 235/45R18 98V XL M+S 3PMSF | 235-45r18 | 235/45/18 | 98V | XL
235/40R18 95Y XL N1 | 235/40R18 95Y XL N1 | 235-40r18 | 235/40/18 | 95Y | XL
235/55R19 101V | 235/55R19 101V | 235-55r19 | 235/55/19 | 101V | -
235/50R19 99H | 235/50R19 99H | 235-50r19 | 235/50/19 | 99H | -
235/40R19 96V XL | 235/40R19 96V XL | 235-40r19 | 235/40/19 | 96V | XL
235/40ZR19 96Y XL T0 | 235/40ZR19 96Y XL T0 | 235-40r19 | 235/40/19 | 96Y | XL
235/55R20 102H | 235/55R20 102H | 235-55r20 | 235/55/20 | 102H | -
245/70R16 107T | 245/70R16 107T | 245-70r16 | 245/70/16 | 107T | -
245/75R16 111S OWL | 245/75R16 111S OWL | 245-75r16 | 245/75/16 | 111S | -
245/65R17 107S | 245/65R17 107S | 245-65r17 | 245/65/17 | 107S | -
245/70R17 110T | 245/70R17 110T | 245-70r17 | 245/70/17 | 110T | -
245/75R17 112T | 245/75R17 112T | 245-75r17 | 245/75/17 | 112T | -
245/60R18 105H | 245/60R18 105H | 245-60r18 | 245/60/18 | 105H | -
245/50R18 100W ROF | 245/50R18 100W ROF | 245-50r18 | 245/50/18 | 100W | -
245/45R18 100Y XL RSC MOE | 245/45R18 100Y XL RSC MOE | 245-45r18 | 245/45/18 | 100Y | XL
245/40R18 97Y XL MO | 245/40R18 97Y XL MO | 245-40r18 | 245/40/18 | 97Y | XL
245/40ZR18 97Y | 245/40ZR18 97Y | 245-40r18 | 245/40/18 | 97Y | -
245/60R20 107H | 245/60R20 107H | 245-60r20 | 245/60/20 | 107H | -
245/50R20 102V | 245/50R20 102V | 245-50r20 | 245/50/20 | 102V | -
245/45R20 103V XL J LR | 245/45R20 103V XL J LR | 245-45r20 | 245/45/20 | 103V | XL
245/40ZR20 99Y XL ZP | 245/40ZR20 99Y XL ZP | 245-40r20 | 245/40/20 | 99Y | XL
255/70R16 111T | 255/70R16 111T | 255-70r16 | 255/70/16 | 111T | -
255/65R17 110T | 255/65R17 110T | 255-65r17 | 255/65/17 | 110T | -
255/70R17 112T | 255/70R17 112T | 255-70r17 | 255/70/17 | 112T | -
255/75R17 115T | 255/75R17 115T | 255-75r17 | 255/75/17 | 115T | -
255/70R18 113T | 255/70R18 113T | 255-70r18 | 255/70/18 | 113T | -
255/65R18 111T | 255/65R18 111T | 255-65r18 | 255/65/18 | 111T | -
255/45R19 104W XL | 255/45R19 104W XL | 255-45r19 | 255/45/19 | 104W | XL
255/40ZR19 100Y XL | 255/40ZR19 100Y XL | 255-40r19 | 255/40/19 | 100Y | XL
255/35R19 96Y XL * RFT | 255/35R19 96Y XL RFT * | 255-35r19 | 255/35/19 | 96Y | XL
255/55R20 107H | 255/55R20 107H | 255-55r20 | 255/55/20 | 107H | -
255/40R20 101W XL | 255/40R20 101W XL | 255-40r20 | 255/40/20 | 101W | XL
255/35R21 98Y XL T1 | 255/35R21 98Y XL T1 | 255-35r21 | 255/35/21 | 98Y | XL
265/70R16 112T | 265/70R16 112T | 265-70r16 | 265/70/16 | 112T | -
265/75R16 116T | 265/75R16 116T | 265-75r16 | 265/75/16 | 116T | -
265/65R17 112T | 265/65R17 112T | 265-65r17 | 265/65/17 | 112T | -
265/70R17 115T | 265/70R17 115T | 265-70r17 | 265/70/17 | 115T | -
265/60R18 110V | 265/60R18 110V | 265-60r18 | 265/60/18 | 110V | -
265/65R18 114T | 265/65R18 114T | 265-65r18 | 265/65/18 | 114T | -
265/50R20 107V | 265/50R20 107V | 265-50r20 | 265/50/20 | 107V | -
275/65R18 116T | 275/65R18 116T | 275-65r18 | 275/65/18 | 116T | -
275/40ZR19 101Y | 275/40ZR19 101Y | 275-40r19 | 275/40/19 | 101Y | -
275/55R20 113T | 275/55R20 113T | 275-55r20 | 275/55/20 | 113T | -
275/60R20 115S | 275/60R20 115S | 275-60r20 | 275/60/20 | 115S | -
275/35ZR20 (102Y) XL | 275/35ZR20 (102Y) XL | 275-35r20 | 275/35/20 | 102Y | XL
275/35R21 103Y XL | 275/35R21 103Y XL | 275-35r21 | 275/35/21 | 103Y | XL
275/50R22 115H XL | 275/50R22 115H XL | 275-50r22 | 275/50/22 | 115H | XL
285/45R22 114H XL | 285/45R22 114H XL | 285-45r22 | 285/45/22 | 114H | XL
305/35ZR20 104Y | 305/35ZR20 104Y | 305-35r20 | 305/35/20 | 104Y | -
305/30ZR20 (103Y) XL | 305/30ZR20 (103Y) XL | 305-30r20 | 305/30/20 | 103Y | XL
315/35R20 110Y HL | 315/35R20 110Y HL | 315-35r20 | 315/35/20 | 110Y | HL
225/60R18 H | 225/60R18 H | 225-60r18 | 225/60/18 | H | -
P175/65R14 81S | P175/65R14 81S | 175-65r14 | 175/65/14 | 81S | -
P205/75R15 97S WSW | P205/75R15 97S WSW | 205-75r15 | 205/75/15 | 97S | -
P215/70R15 97S | P215/70R15 97S | 215-70r15 | 215/70/15 | 97S | -
P225/60R16 97T | P225/60R16 97T | 225-60r16 | 225/60/16 | 97T | -
P235/75R15 105S | P235/75R15 105S | 235-75r15 | 235/75/15 | 105S | -
P235/75R15 108S XL | P235/75R15 108S XL | 235-75r15 | 235/75/15 | 108S | XL
P255/60R18 107H | P255/60R18 107H | 255-60r18 | 255/60/18 | 107H | -
P265/70R17 113S | P265/70R17 113S | 265-70r17 | 265/70/17 | 113S | -
P275/55R20 111S M+S | P275/55R20 111S M+S | 275-55r20 | 275/55/20 | 111S | -
P225/70B15 | P225/70B15 | 225-70b15 | 225/70/15 | - | -
LT215/85R16/E 115/112R | LT215/85R16/E 115/112R | lt215-85r16 | 215/85/16 | 115/112R | E
LT225/75R16 E 115/112S | LT225/75R16/E 115/112S | lt225-75r16 | 225/75/16 | 115/112S | E
LT235/80R17/E 120/117R | LT235/80R17/E 120/117R | lt235-80r17 | 235/80/17 | 120/117R | E
LT235/85R16 LRE 120/116R | LT235/85R16/E 120/116R | lt235-85r16 | 235/85/16 | 120/116R | E
LT245/75R16 C | LT245/75R16/C | lt245-75r16 | 245/75/16 | - | C
LT245/75R16 E 120/116S | LT245/75R16/E 120/116S | lt245-75r16 | 245/75/16 | 120/116S | E
LT245/75R17E | LT245/75R17/E | lt245-75r17 | 245/75/17 | - | E
LT245/75R17 121/118S LR E OWL | LT245/75R17/E 121/118S OWL | lt245-75r17 | 245/75/17 | 121/118S | E
LT265/70R17/E 121/118S | LT265/70R17/E 121/118S | lt265-70r17 | 265/70/17 | 121/118S | E
LT265/70R17 LOAD RANGE C 112/109S | LT265/70R17/C 112/109S | lt265-70r17 | 265/70/17 | 112/109S | C
265/70R17LT E | LT265/70R17/E | lt265-70r17 | 265/70/17 | - | E
LT265/75R16 123/120Q E | LT265/75R16/E 123/120Q | lt265-75r16 | 265/75/16 | 123/120Q | E
LT275/65R18 E 123/120T | LT275/65R18/E 123/120T | lt275-65r18 | 275/65/18 | 123/120T | E
LT275/65R20/E 126/123S | LT275/65R20/E 126/123S | lt275-65r20 | 275/65/20 | 126/123S | E
LT275/70R18 E 125/122S 3PMSF | LT275/70R18/E 125/122S 3PMSF | lt275-70r18 | 275/70/18 | 125/122S | E
LT285/70R17 C 116/113Q | LT285/70R17/C 116/113Q | lt285-70r17 | 285/70/17 | 116/113Q | C
LT285/75R16 10PR 126/123P | LT285/75R16 10PR 126/123P | lt285-75r16 | 285/75/16 | 126/123P | 10
LT295/70R18/E 129/126Q | LT295/70R18/E 129/126Q | lt295-70r18 | 295/70/18 | 129/126Q | E
LT305/55R20/F 125/122Q | LT305/55R20/F 125/122Q | lt305-55r20 | 305/55/20 | 125/122Q | F
LT315/70R17 D 121/118S | LT315/70R17/D 121/118S | lt315-70r17 | 315/70/17 | 121/118S | D
30X9.50R15LT/C 104R | 30X9.50R15LT LR C 104R | 30x9-50r15lt | 30x9.5/15 | 104R | C
31X10.50R15LT/C 109S | 31X10.50R15LT LR C 109S | 31x10-50r15lt | 31x10.5/15 | 109S | C
31×10,50R15LT 109Q | 31X10.50R15LT 109Q | 31x10-50r15lt | 31x10.5/15 | 109Q | -
31x10.5 R15 LT | 31X10.50R15LT | 31x10-50r15lt | 31x10.5/15 | - | -
32X11.50R15LT C 113R | 32X11.50R15LT LR C 113R | 32x11-50r15lt | 32x11.5/15 | 113R | C
33X12.50R15LT C 108Q | 33X12.50R15LT LR C 108Q | 33x12-50r15lt | 33x12.5/15 | 108Q | C
33X12.50R20LT/E 114Q | 33X12.50R20LT LR E 114Q | 33x12-50r20lt | 33x12.5/20 | 114Q | E
35X12.50R17LT E 121Q | 35X12.50R17LT LR E 121Q | 35x12-50r17lt | 35x12.5/17 | 121Q | E
35X12.50R20 | 35X12.50R20 | 35x12-50r20 | 35x12.5/20 | - | -
35X12.50R20LT/F 125Q | 35X12.50R20LT LR F 125Q | 35x12-50r20lt | 35x12.5/20 | 125Q | F
37X13.50R22LT 123Q | 37X13.50R22LT 123Q | 37x13-50r22lt | 37x13.5/22 | 123Q | -
38X15.50D15LT | 38X15.50D15LT | 38x15-50d15lt | 38x15.5/15 | - | -
155R12C 88/86P | 155R12C 88/86P | 155r12c | 155/-/12 | 88/86P | -
145R12 6PR | 145R12 6PR | 145r12 | 145/-/12 | - | 6
145 R 12 | 145R12 | 145r12 | 145/-/12 | - | -
185R14C 102/100Q 8PR | 185R14C 8PR 102/100Q | 185r14c | 185/-/14 | 102/100Q | 8
185/60R15C 94/92T | 185/60R15C 94/92T | 185-60r15c | 185/60/15 | 94/92T | -
195/75R16C 107/105R | 195/75R16C 107/105R | 195-75r16c | 195/75/16 | 107/105R | -
205/65R16C 107/105T | 205/65R16C 107/105T | 205-65r16c | 205/65/16 | 107/105T | -
225/75R16C 121/120R 10PR | 225/75R16C 10PR 121/120R | 225-75r16c | 225/75/16 | 121/120R | 10
235/65R16C 121/119R | 235/65R16C 121/119R | 235-65r16c | 235/65/16 | 121/119R | -
8R19.5 LR F 124/122L | 8R19.5 LR F 124/122L | 8r19-5 | 8/19.5 | 124/122L | F
10R22.5 G 141/139L | 10R22.5 LR G 141/139L | 10r22-5 | 10/22.5 | 141/139L | G
11R22.5 LR G 144/142L | 11R22.5 LR G 144/142L | 11r22-5 | 11/22.5 | 144/142L | G
11R22.5 16PR 146/143M | 11R22.5 16PR 146/143M | 11r22-5 | 11/22.5 | 146/143M | 16
11R24.5/H 149/146L | 11R24.5 LR H 149/146L | 11r24-5 | 11/24.5 | 149/146L | H
12R22.5 152/148L | 12R22.5 152/148L | 12r22-5 | 12/22.5 | 152/148L | -
215/75R17.5 LR H 135/133L | 215/75R17.5 LR H 135/133L | 215-75r17-5 | 215/75/17.5 | 135/133L | H
225/70R19.5 LR G 128/126N | 225/70R19.5 LR G 128/126N | 225-70r19-5 | 225/70/19.5 | 128/126N | G
245/70R19.5 H 136/134M | 245/70R19.5 LR H 136/134M | 245-70r19-5 | 245/70/19.5 | 136/134M | H
255/70R22.5 LR H 140/137L | 255/70R22.5 LR H 140/137L | 255-70r22-5 | 255/70/22.5 | 140/137L | H
285/75R24.5 LR G 144/141L | 285/75R24.5 LR G 144/141L | 285-75r24-5 | 285/75/24.5 | 144/141L | G
295/75R22.5 LR G 144/141L | 295/75R22.5 LR G 144/141L | 295-75r22-5 | 295/75/22.5 | 144/141L | G
315/80R22.5 L 156/150L | 315/80R22.5 LR L 156/150L | 315-80r22-5 | 315/80/22.5 | 156/150L | L
445/50R22.5 L 161R | 445/50R22.5 LR L 161R | 445-50r22-5 | 445/50/22.5 | 161R | L
10.00R20 16PR 147/143K | 10.00R20 16PR 147/143K | 10-00r20 | 10/20 | 147/143K | 16
17.5-25 16PR L-3 | 17.5-25 16PR L-3 | 17-5-25 | 17.5/25 | - | 16
20.5-25 20PR L3 TL | 20.5-25 20PR L-3 TL | 20-5-25 | 20.5/25 | - | 20
23.5R25 ★★ L-3 | 23.5R25 L-3 ** | 23-5r25 | 23.5/25 | - | -
26.5R25 E-3 | 26.5R25 E-3 | 26-5r25 | 26.5/25 | - | -
14.00-24 12PR G-2 | 14.00-24 12PR G-2 | 14-00-24 | 14/24 | - | 12
13.00-24 G2 | 13.00-24 G-2 | 13-00-24 | 13/24 | - | -
12.4-28 | 12.4-28 | 12-4-28 | 12.4/28 | - | -
7.50-16LT/E | 7.50-16LT LR E | 7-50-16lt | 7.5/16 | - | E
7.00-15LT/D | 7.00-15LT LR D | 7-00-15lt | 7/15 | - | D
7.50R16LT 122/118N | 7.50R16LT 122/118N | 7-50r16lt | 7.5/16 | 122/118N | -
ST175/80D13/C | ST175/80D13/C | st175-80d13 | 175/80/13 | - | C
ST175/80R13 C 91/87M | ST175/80R13/C 91/87M | st175-80r13 | 175/80/13 | 91/87M | C
ST205/75D14 LR C | ST205/75D14/C | st205-75d14 | 205/75/14 | - | C
ST205/75R15/D 107/102M | ST205/75R15/D 107/102M | st205-75r15 | 205/75/15 | 107/102M | D
ST225/75R15 10 PLY 117/112M | ST225/75R15 10PR 117/112M | st225-75r15 | 225/75/15 | 117/112M | 10
ST225/75R15/E 117/112M | ST225/75R15/E 117/112M | st225-75r15 | 225/75/15 | 117/112M | E
ST235/80R16/E 123/119M | ST235/80R16/E 123/119M | st235-80r16 | 235/80/16 | 123/119M | E
T125/70D17 98M | T125/70D17 98M | t125-70d17 | 125/70/17 | 98M | -
T145/80D17 | T145/80D17 | t145-80d17 | 145/80/17 | - | -
T155/90D16 110M | T155/90D16 110M | t155-90d16 | 155/90/16 | 110M | -
 | refused EMPTY
large | refused NO_SIZE
82H | refused NO_SIZE
17 | refused NO_SIZE
18x8.5 | refused NO_SIZE
5x114.3 | refused NO_SIZE
225 | refused NO_SIZE
225/65 | refused NO_SIZE
225/65/17 | refused NO_SIZE
R17 | refused NO_SIZE
UNIT-12345 | refused NO_SIZE
2024-11-25 | refused NO_SIZE
999/99R17 | refused IMPOSSIBLE
225/65R7 | refused NO_SIZE
225/15R17 | refused IMPOSSIBLE
225/65R17.3 | refused IMPOSSIBLE
20X12.50R20 | refused IMPOSSIBLE
50/50R17 | refused IMPOSSIBLE
3-12 | refused IMPOSSIBLE
25x8-12 | refused ALL_TERRAIN_VEHICLE
22X11-9 | refused ALL_TERRAIN_VEHICLE
26x9R12 | refused ALL_TERRAIN_VEHICLE
190/65R390 | refused METRIC_RIM
240/45R415 | refused METRIC_RIM
225/65R17 102H with lug nuts | refused UNKNOWN_MARK
225/65R17 999H | refused UNKNOWN_MARK
225/65R17 102I | refused UNKNOWN_MARK
225/65R17; DROP TABLE products | refused UNKNOWN_MARK`
  .slice(1)
  .split("\n")
  .map((line) => line.split(" | ").map((cell) => cell.trim()));

const measuresOf = (size: TireSize) =>
  size.notation === "metric"
    ? `${size.sectionWidthMm}/${size.aspectRatioPercent ?? "-"}/${size.rimDiameterInches}`
    : `${size.overallDiameterInches === null ? "" : `${size.overallDiameterInches}x`}${size.sectionWidthInches}/${size.rimDiameterInches}`;
const serviceOf = ({ service }: TireSize) =>
  service
    ? `${service.loadIndex ?? ""}${service.dualLoadIndex === null ? "" : `/${service.dualLoadIndex}`}${service.speedRating ?? ""}`
    : "-";

test("the table has at least 150 sizes and 25 texts that are none", () => {
  const refused = SIZES.filter(([, written]) => written?.startsWith("refused"));
  expect(SIZES.length - refused.length).toBeGreaterThanOrEqual(150);
  expect(refused.length).toBeGreaterThanOrEqual(25);
  expect(new Set(SIZES.map(([text]) => text)).size).toBe(SIZES.length);
});

test.each(SIZES)("%s is %s", (...cells) => {
  const [text, written, code, measures, service, range] = cells;
  const read = readTireSize(text!);
  if (!read.ok) {
    expect(written).toBe(`refused ${read.reason}`);
    expect(SIZE_REFUSALS[read.reason]).not.toBe("");
    return;
  }
  const { size } = read;
  expect([writeTireSize(size), sizeCode(size)]).toEqual([written, code]);
  expect([measuresOf(size), serviceOf(size)]).toEqual([measures, service]);
  expect(String(size.loadRange ?? size.plyRating ?? "-")).toBe(range);
  expect(size.construction).toBe(constructionOf(size.mark));
  expect(readTireSize(written!)).toEqual(read);
  expect(sizeCode(sizeOfCode(code!)!)).toBe(code);
  expect(textOfSizeCode(code!).toLowerCase().replaceAll(/[/.]/g, "-")).toBe(code);
});

const service = fc.option(
  fc.record({
    loadIndex: fc.integer({ min: 60, max: 160 }),
    dualLoadIndex: fc.option(fc.integer({ min: 60, max: 160 })),
    speedRating: fc.option(fc.constantFrom(...("L M N P Q R S T U H V W Y".split(" ") as "H"[]))),
    isAboveRating: fc.constant(false),
  }),
);
const marks = {
  runFlat: fc.option(fc.constantFrom("RFT", "ZP", "SSR")),
  marks: fc.subarray(["M+S", "3PMSF", "BSW", "MO"]),
  service,
  plyRating: fc.option(fc.constantFrom(4, 6, 8, 10, 12, 14, 16)),
};
const mark = fc.constantFrom(...(["R", "ZR", "D", "B", "-"] as const));
const letter = fc.option(fc.constantFrom(...LOAD_RANGES.filter(isLoadLetter)));
const metric = fc
  .record({
    ...marks,
    prefix: fc.option(fc.constantFrom(...(["P", "LT", "ST", "T"] as const))),
    sectionWidthMm: fc.integer({ min: 12, max: 45 }).map((tens) => tens * 10 + 5),
    aspectRatioPercent: fc.option(fc.integer({ min: 4, max: 19 }).map((fives) => fives * 5)),
    mark,
    rimDiameterInches: fc.constantFrom(13, 15, 16.5, 17, 18, 19.5, 20, 22.5, 24),
    isVan: fc.boolean(),
    letter,
    passengerLoad: fc.option(fc.constantFrom(...(["SL", "XL", "HL"] as const))),
  })
  .map(({ letter: truckLoad, passengerLoad, isVan, ...size }): TireSize => {
    const isTruck = size.prefix === "LT" || size.prefix === "ST";
    return {
      ...size,
      ...{ notation: "metric", sectionWidthInches: null, widthDecimals: 0, overallDiameterInches: null },
      ...{ construction: constructionOf(size.mark), isLightTruck: false, treadCode: null },
      isVan: isVan && !isTruck,
      loadRange: isTruck ? truckLoad : passengerLoad,
    };
  });
const flotation = fc
  .record({
    ...marks,
    overallDiameterInches: fc.integer({ min: 30, max: 44 }),
    sectionWidthInches: fc.constantFrom(9.5, 10.5, 11.5, 12.5, 13.5, 15.5),
    mark,
    rimDiameterInches: fc.constantFrom(15, 16, 17, 18, 20, 22),
    isLightTruck: fc.boolean(),
    loadRange: letter,
  })
  .map((size): TireSize => ({
    ...size,
    ...{ notation: "flotation", prefix: null, sectionWidthMm: null, widthDecimals: 2 },
    ...{ aspectRatioPercent: null, construction: constructionOf(size.mark), isVan: false, treadCode: null },
  }));
const inch = fc
  .record({
    ...marks,
    width: fc.constantFrom(
      ...([
        { inches: 11, decimals: 0 },
        { inches: 7.5, decimals: 2 },
        { inches: 14, decimals: 2 },
        { inches: 23.5, decimals: 1 },
      ] as const),
    ),
    mark: fc.constantFrom(...(["R", "-"] as const)),
    rimDiameterInches: fc.constantFrom(16, 20, 22.5, 24, 24.5, 25),
    isLightTruck: fc.boolean(),
    loadRange: letter,
    treadCode: fc.option(fc.constantFrom("L-3", "G-2", "E-4")),
  })
  .map(({ width: { inches, decimals }, ...size }): TireSize => ({
    ...size,
    ...{ notation: "inch", prefix: null, sectionWidthMm: null, overallDiameterInches: null },
    ...{ sectionWidthInches: inches, widthDecimals: decimals, aspectRatioPercent: null },
    ...{ construction: constructionOf(size.mark), isVan: false },
  }));

test.each([
  ["metric", metric],
  ["flotation", flotation],
  ["inch", inch],
] as const)("what is written of a %s size reads the same again, and so does its code", (_notation, sizes) => {
  fc.assert(
    fc.property(sizes, (size) => {
      expect(readTireSize(writeTireSize(size))).toEqual({ ok: true, size });
      expect(sizeCode(sizeOfCode(sizeCode(size))!)).toBe(sizeCode(size));
    }),
    { numRuns: 500 },
  );
});

test("no text is too odd: it is read or refused", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      expect(typeof readTireSize(text).ok).toBe("boolean");
      findTireSize(text);
      readTypedSize(text);
      expect(sizeOfCode(text) === null || sizeCode(sizeOfCode(text)!) === text).toBe(true);
    }),
    { numRuns: 500 },
  );
});

describe("typed into a search", () => {
  test.each([
    ["225/65R17", "225-65r17", ""],
    ["225 65 17", "225-65r17", ""],
    ["225-65-17", "225-65r17", ""],
    ["225/65/17", "225-65r17", ""],
    ["225/65 R 17", "225-65r17", ""],
    ["225/65zr17 tires", "225-65r17", "tires"],
    ["2256517", "225-65r17", ""],
    ["michelin 2256517", "225-65r17", "michelin"],
    ["29575225", "295-75r22-5", ""],
    ["295/75 22.5", "295-75r22-5", ""],
    ["lt265 70 17", "lt265-70r17", ""],
    ["all terrain LT265/70R17", "lt265-70r17", "all terrain"],
    ["31x10.5x15", "31x10-50r15", ""],
    ["31x10.50r15lt", "31x10-50r15lt", ""],
    ["35x12.5r20", "35x12-50r20", ""],
    ["35 12.50 20 mud tires", "35x12-50r20", "mud tires"],
    ["35125020", "35x12-50r20", ""],
    ["11r22.5", "11r22-5", ""],
    ["11 22.5", "11r22-5", ""],
    ["11225", "11r22-5", ""],
  ])("%s is %s", (text, code, rest) => {
    expect(readTypedSize(text)).toEqual({ code, text: rest });
  });

  test.each([
    "12 34 56",
    "iphone 14 256 512",
    "samsung 55 4k 120",
    "tv 300 to 500 dollars",
    "ht225-65-17",
    "1234567",
    "256 65 17",
    "225 63 17",
    "call 225 555 1234",
    "18x8.5 wheels",
    "5x114.3",
    "laptop 16gb 512 17",
    "washer 4.5 cu ft",
    "",
  ])("%s is no size", (text) => {
    expect(readTypedSize(text)).toBeNull();
  });
});

describe("of a product", () => {
  const attributes = [{ name: "Tire Size", value: "LT265/70R17" }];

  test("the line counts, with the marks of the name", () => {
    const size = sizeOfTire({ name: "Acme Ridge A/T LT265/70R17 121/118S E", attributes });
    expect(size && writeTireSize(size)).toBe("LT265/70R17/E 121/118S");
  });

  test("a name of another size does not change the line's", () => {
    const size = sizeOfTire({ name: "Acme Ridge A/T LT275/70R18 125/122S E", attributes });
    expect(size && writeTireSize(size)).toBe("LT265/70R17");
  });

  test.each([
    ["Acme Touring A/S 225/65R17 102H All-Season Tire", "225/65R17 102H"],
    ["Acme 35X12.50R20LT Mud Terrain", "35X12.50R20LT"],
    ["(4) Acme Sport 245/40ZR18 97Y XL", "245/40ZR18 97Y XL"],
    ["Acme - 11R22.5 LR G 144/142L Steer", "11R22.5 LR G 144/142L"],
  ])("%s has one", (name, written) => {
    const size = findTireSize(name);
    expect(size && writeTireSize(size)).toBe(written);
  });

  test("most names have none", () => {
    expect(findTireSize('Acme - 55" Class (54.6" Diag.) - LED - 2160p')).toBeNull();
    expect(findTireSize("Acme wheel 18x8.5 5x114.3 +35")).toBeNull();
  });
});

test("H is faster than U, and the tables say what makers print", () => {
  const ratings = "L M N P Q R S T U H V W Y".split(" ").filter(isSpeedRating);
  const speeds = ratings.map(speedOfRatingMph);
  expect(speeds).toEqual([75, 81, 87, 93, 99, 106, 112, 118, 124, 130, 149, 168, 186]);
  expect([59, 60, 87, 91, 102, 107, 121, 150, 151].map(loadOfIndexPounds)).toEqual([
    null,
    551,
    1201,
    1356,
    1874,
    2149,
    3197,
    7385,
    null,
  ]);
  expect(LOAD_RANGES.map(pliesOfLoadRange)).toEqual([
    ...[null, null, null, null],
    ...[2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24],
  ]);
});
