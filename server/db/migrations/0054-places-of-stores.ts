/** Why: the distance from a postal code to a store it can be picked up at. Coordinates to a hundredth of a degree, a mile at most. */
import { sql, type Kysely } from "kysely";

const PLACES = `
albuquerque-uptown 35.11 -106.58
atlanta-buckhead 33.85 -84.36
austin-downtown 30.27 -97.74
baltimore-harbor 39.30 -76.61
boston-back-bay 42.35 -71.08
brooklyn-fulton 40.69 -73.99
charlotte-uptown 35.23 -80.84
chicago-loop 41.88 -87.63
columbus-easton 40.03 -82.91
dallas-north-park 32.88 -96.75
denver-union-station 39.75 -104.99
detroit-woodward 42.33 -83.05
fort-worth-sundance 32.76 -97.33
houston-galleria 29.74 -95.47
indianapolis-circle 39.77 -86.15
jacksonville-riverside 30.32 -81.69
kansas-city-plaza 39.04 -94.59
las-vegas-strip 36.13 -115.15
los-angeles-grove 34.07 -118.35
louisville-fourth-street 38.25 -85.75
manhattan-herald-square 40.75 -74.00
memphis-union 35.13 -90.00
miami-brickell 25.76 -80.19
milwaukee-third-ward 43.05 -87.90
minneapolis-nicollet 44.98 -93.28
nashville-broadway 36.15 -86.79
new-orleans-canal 29.93 -90.07
oklahoma-city-bricktown 35.48 -97.50
orlando-millenia 28.49 -81.41
philadelphia-market 39.95 -75.16
phoenix-camelback 33.50 -112.03
pittsburgh-strip 40.45 -79.99
portland-pearl 45.53 -122.69
salt-lake-city-gateway 40.76 -111.90
san-antonio-river-walk 29.42 -98.49
san-diego-gaslamp 32.72 -117.16
san-francisco-market 37.77 -122.41
san-jose-santana-row 37.32 -121.94
seattle-pike 47.61 -122.33
st-louis-gateway 38.63 -90.19
tucson-university 32.25 -110.95
washington-metro-center 38.91 -77.03
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE pickup_locations
    ADD COLUMN latitude numeric(6, 2) CHECK (latitude BETWEEN -90 AND 90),
    ADD COLUMN longitude numeric(6, 2) CHECK (longitude BETWEEN -180 AND 180),
    ADD CHECK ((latitude IS NULL) = (longitude IS NULL))`.execute(db);
  for (const line of PLACES.trim().split("\n")) {
    const [id = "", latitude = "", longitude = ""] = line.split(" ");
    await sql`UPDATE pickup_locations SET latitude = ${latitude}::numeric, longitude = ${longitude}::numeric
      WHERE id = ${id}`.execute(db);
  }
}
