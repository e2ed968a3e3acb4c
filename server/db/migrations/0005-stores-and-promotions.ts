/** Why: stores an order can be picked up at, by the postal codes around them, and a promotion to try. */
import { sql, type Kysely } from "kysely";

/** Name | street | city | state | postal code | first three digits of the postal codes around it. */
const STORES = `
Albuquerque Uptown | 2210 Louisiana Boulevard NE | Albuquerque | NM | 87110 | 870 871
Atlanta Buckhead | 3440 Peachtree Road NE | Atlanta | GA | 30326 | 300 301 302 303
Austin Downtown | 610 Congress Avenue | Austin | TX | 78701 | 786 787
Baltimore Harbor | 150 Pratt Street | Baltimore | MD | 21202 | 210 211 212
Boston Back Bay | 820 Boylston Street | Boston | MA | 02199 | 021 022 024
Brooklyn Fulton | 455 Fulton Street | Brooklyn | NY | 11201 | 112 113 114 116
Charlotte Uptown | 220 Tryon Street | Charlotte | NC | 28202 | 280 281 282
Chicago Loop | 25 State Street | Chicago | IL | 60602 | 600 601 602 604 606 607 608
Columbus Easton | 4010 Easton Way | Columbus | OH | 43219 | 430 431 432
Dallas North Park | 8720 Park Lane | Dallas | TX | 75231 | 750 751 752 753
Denver Union Station | 1801 Wynkoop Street | Denver | CO | 80202 | 800 801 802
Detroit Woodward | 1505 Woodward Avenue | Detroit | MI | 48226 | 480 481 482 483
Fort Worth Sundance | 425 Houston Street | Fort Worth | TX | 76102 | 760 761 762
Houston Galleria | 5135 Alabama Street | Houston | TX | 77056 | 770 771 772 773 774 775
Indianapolis Circle | 30 Meridian Street | Indianapolis | IN | 46204 | 460 461 462
Jacksonville Riverside | 1020 Park Street | Jacksonville | FL | 32204 | 320 321 322
Kansas City Plaza | 410 47th Street | Kansas City | MO | 64112 | 640 641 661 662
Las Vegas Strip | 3300 Las Vegas Boulevard | Las Vegas | NV | 89109 | 889 890 891
Los Angeles Grove | 6301 Third Street | Los Angeles | CA | 90036 | 900 901 902 903 904 905 906 907 908
Louisville Fourth Street | 515 Fourth Street | Louisville | KY | 40202 | 400 401 402
Manhattan Herald Square | 1290 Broadway | New York | NY | 10001 | 100 101 102 103 104
Memphis Union | 1650 Union Avenue | Memphis | TN | 38104 | 380 381
Miami Brickell | 720 Brickell Avenue | Miami | FL | 33131 | 330 331 332
Milwaukee Third Ward | 250 Water Street | Milwaukee | WI | 53202 | 530 531 532
Minneapolis Nicollet | 815 Nicollet Mall | Minneapolis | MN | 55402 | 550 551 553 554
Nashville Broadway | 520 Broadway | Nashville | TN | 37203 | 370 371 372
New Orleans Canal | 640 Canal Street | New Orleans | LA | 70130 | 700 701
Oklahoma City Bricktown | 110 Sheridan Avenue | Oklahoma City | OK | 73104 | 730 731
Orlando Millenia | 4150 Millenia Boulevard | Orlando | FL | 32839 | 327 328 347
Philadelphia Market | 930 Market Street | Philadelphia | PA | 19107 | 080 081 190 191 192
Phoenix Camelback | 2420 Camelback Road | Phoenix | AZ | 85016 | 850 851 852 853
Pittsburgh Strip | 2130 Penn Avenue | Pittsburgh | PA | 15222 | 150 151 152
Portland Pearl | 1020 Lovejoy Street | Portland | OR | 97209 | 970 971 972
Salt Lake City Gateway | 90 Rio Grande Street | Salt Lake City | UT | 84101 | 840 841
San Antonio River Walk | 840 Commerce Street | San Antonio | TX | 78205 | 780 781 782
San Diego Gaslamp | 560 Fifth Avenue | San Diego | CA | 92101 | 919 920 921
San Francisco Market | 865 Market Street | San Francisco | CA | 94103 | 940 941 944 945 946 947
San Jose Santana Row | 320 Santana Row | San Jose | CA | 95128 | 950 951
Seattle Pike | 620 Pike Street | Seattle | WA | 98101 | 980 981
St. Louis Gateway | 710 Market Street | St. Louis | MO | 63101 | 630 631
Tucson University | 930 University Boulevard | Tucson | AZ | 85719 | 856 857
Washington Metro Center | 1110 G Street NW | Washington | DC | 20005 | 200 202 203 204 205 220 221 222 223
`;

export async function up(db: Kysely<{ pickup_locations: ReturnType<typeof toRow> }>): Promise<void> {
  await db.insertInto("pickup_locations").values(STORES.trim().split("\n").map(toRow)).execute();
  await sql`
    INSERT INTO promotions (code, label, percent_off, smallest_sub_total_cents)
    VALUES ('WELCOME10', '10% off your order', 10, 5000)`.execute(db);
}

function toRow(line: string) {
  const [name = "", street = "", city = "", state = "", postalCode = "", prefixes = ""] = line.split(" | ");
  return {
    id: name.toLowerCase().replace(/[^a-z]+/g, "-"),
    name,
    street,
    city,
    state,
    postal_code: postalCode,
    postal_prefixes: prefixes.split(" "),
  };
}
