/** Official names of makes, and other spellings in tables and searches. */
const MAKES = [
  ...[
    "Acura",
    "Alfa Romeo",
    "Aston Martin",
    "Audi",
    "Bentley",
    "BMW",
    "Buick",
    "Cadillac",
    "Chevrolet",
    "Chrysler",
  ],
  ...["Dodge", "Ferrari", "FIAT", "Fisker", "Ford", "Freightliner", "Genesis", "Geo", "GMC", "Hino", "Honda"],
  ...[
    "HUMMER",
    "Hyundai",
    "INEOS",
    "Infiniti",
    "International",
    "Isuzu",
    "Jaguar",
    "Jeep",
    "Kenworth",
    "Kia",
  ],
  ...[
    "Lamborghini",
    "Land Rover",
    "Lexus",
    "Lincoln",
    "Lotus",
    "Lucid",
    "Mack",
    "Maserati",
    "Maybach",
    "Mazda",
  ],
  ...[
    "McLaren",
    "Mercedes-Benz",
    "Mercury",
    "MINI",
    "Mitsubishi",
    "Nissan",
    "Oldsmobile",
    "Peterbilt",
    "Plymouth",
  ],
  ...["Polestar", "Pontiac", "Porsche", "Ram", "Rivian", "Rolls-Royce", "Saab", "Saturn", "Scion", "smart"],
  ...["Subaru", "Suzuki", "Tesla", "Toyota", "VinFast", "Volkswagen", "Volvo"],
];

const formOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");
const BY_FORM: ReadonlyMap<string, string> = new Map(MAKES.map((make) => [formOf(make), make]));
const SHORT_FORMS: Readonly<Record<string, string>> = {
  chevy: "chevrolet",
  vw: "volkswagen",
  mercedes: "mercedesbenz",
  benz: "mercedesbenz",
  rangerover: "landrover",
  dodgeram: "ram",
  alfa: "alfaromeo",
};

/**
 * Maps "TOYOTA", "Mercedes Benz" and "Chevy" to Toyota, Mercedes-Benz and Chevrolet; unknown names are
 * unchanged.
 */
export function makeNamed(text: string): string {
  const form = formOf(text);
  return BY_FORM.get(SHORT_FORMS[form] ?? form) ?? text;
}
