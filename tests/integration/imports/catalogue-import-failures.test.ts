/** Failing imports: damaged and wrong files, a kill in the middle, two at once, and the command's output. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { Client } from "pg";
import { importFiles } from "../../../server/catalogue/import/import-catalogue";
import { RUNNER } from "../../../server/cli/launcher/child";
import { openImportPlace } from "../../support/catalogue/import-place";

const root = path.resolve(__dirname, "../../..");
/** Processes start slowly on a busy machine. */
const PATIENCE_MS = 90_000;

const place = openImportPlace();
const { file } = place;

/** JSON lines of products of about a kilobyte each. */
function feed(count: number): string {
  const products = Array.from({ length: count }, (_, i) => ({
    sku: i + 1,
    name: `Dishwasher ${i + 1}`,
    regularPrice: 499.99,
    categoryPath: [{ id: "abcat0905000", name: "Dishwashers" }],
    manufacturer: "Halden",
    customerReviewCount: i % 7,
    customerReviewAverage: 4.5,
    longDescription: "text ".repeat(200),
  }));
  return products.map((product) => JSON.stringify(product)).join("\n");
}

jest.setTimeout(PATIENCE_MS);

describe("invalid files", () => {
  const importAll = (...files: string[]) =>
    importFiles({ db: place.db, files, supplierId: "bestbuy", rejectsFile: null });

  it("change nothing when truncated, or when their compressed data is damaged", async () => {
    const array = `[${feed(50).replaceAll("\n", ",")}]`;
    const zipped = gzipSync(feed(1_000), { level: 1 });
    const middle = Math.floor(zipped.length / 2);
    const noise = Buffer.alloc(200, 0xff);
    const cuts = {
      "cut.json": array.slice(0, array.length - 60),
      "half.gz": zipped.subarray(0, middle),
      "trailer.gz": zipped.subarray(0, zipped.length - 8),
      "followed.gz": Buffer.concat([zipped, Buffer.from("this is not part of it")]),
      "last-byte.gz": zipped.subarray(0, zipped.length - 1),
      "damaged.gz": Buffer.concat([zipped.subarray(0, middle), noise, zipped.subarray(middle + 200)]),
    };
    for (const [name, content] of Object.entries(cuts)) {
      const summary = await importAll(await file(name, content));
      expect(summary).toMatchObject({ status: "FAILED", created: 0 });
      expect(summary.problems).toEqual([expect.stringContaining("is damaged or incomplete")]);
    }
  });

  it("lose only the record that a zero byte corrupts", async () => {
    const lines = feed(4).split("\n");
    const zeros = `${lines.slice(0, 2).join("\n")}\n\u0000\u0000\n${lines.slice(2).join("\n")}`;
    expect(await importAll(await file("zeros.json", zeros))).toMatchObject({ created: 4, rejected: 1 });
  });

  it("are rejected with one sentence each when they have no records for the shop", async () => {
    const wrong = [
      ["picture.png", Buffer.from("89504e470d0a1a0a0000", "hex"), "is a PNG picture"],
      ["page.html", "<!doctype html><p>Hi", "is an HTML page"],
      ["table.csv", "item,label\n1,Washer", "is a CSV table"],
      ["empty.json", "", "is empty"],
      ["broken.gz", Buffer.concat([gzipSync("").subarray(0, 10), Buffer.alloc(50, 0xff)]), "is damaged"],
      ["zips.json", '[{"zip_code":"00606","city":"Maricao"}]', "contains no products"],
    ] as const;
    const files = await Promise.all(wrong.map(([name, content]) => file(name, content)));
    const summary = await importAll(...files, path.join(place.folder, "none.json"));

    expect(summary.status).toBe("FAILED");
    expect(summary.problems).toHaveLength(7);
    for (const [name, , sentence] of wrong) {
      expect(summary.problems.find((problem) => problem.includes(name))).toContain(sentence);
    }
    expect(summary.problems.join()).toContain("none.json does not exist.");
  });
});

describe("the import command", () => {
  function command(...args: string[]): ChildProcess & { output(): string } {
    const child = spawn(process.execPath, [RUNNER, "server/cli/import-catalogue.ts", ...args], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: place.databaseUrl, DATA_DIR: place.folder },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let text = "";
    child.stdout.on("data", (chunk) => (text += String(chunk)));
    child.stderr.on("data", (chunk) => (text += String(chunk)));
    return Object.assign(child, { output: () => text });
  }

  const exitCode = async (child: ChildProcess) => (await once(child, "close"))[0] as number | null;

  it("exits with a table and code 0, and with a sentence and another code for a wrong file", async () => {
    const good = command(await file("good.json", feed(3)));
    expect([await exitCode(good), good.output()]).toEqual([0, expect.stringMatching(/Products created\s+3/)]);

    const wrong = command(await file("picture.json", Buffer.from("89504e470d0a1a0a", "hex")));
    expect([await exitCode(wrong), wrong.output()]).toEqual([1, expect.stringContaining("is a PNG picture")]);
  });

  it("lists picture fields that are no address, with an example, and stores only addresses", async () => {
    const records = [
      ["https://cdn.shop.example/1.jpg", "https://cdn.sho"],
      ["htt"],
      ["https:///pictures/3.jpg"],
      ["https://cdn.shop.example/my picture.jpg"],
      ["https://cdn.shop.example/5.jpghttps://cdn.shop.example/5b.jpg"],
      ["https://https://cdn.shop.example/6.jpg"],
      ["https://cdn.shop.example/7?from=https://pictures.example/7.jpg", "/media/7.jpg"],
      "https://cdn.shop.example/8.jpg, https://cdn.shop.example/8b.jpg,htt",
    ].map((images, at) => ({ ...(JSON.parse(feed(8).split("\n")[at]!) as object), images }));
    const run = command(await file("pictures.json", JSON.stringify(records)));
    expect([await exitCode(run), run.output()]).toEqual([
      0,
      expect.stringContaining(
        'Unusable picture addresses: 7, such as "https://cdn.sho" of product 1 (record 1).',
      ),
    ]);
    const stored = await place.db.selectFrom("products").select("images").orderBy("product_id").execute();
    expect(stored.map(({ images }) => (images as { href: string }[]).map(({ href }) => href))).toEqual([
      ["https://cdn.shop.example/1.jpg"],
      ...[[], [], [], [], []],
      ["https://cdn.shop.example/7?from=https://pictures.example/7.jpg", "/media/7.jpg"],
      ["https://cdn.shop.example/8.jpg", "https://cdn.shop.example/8b.jpg"],
    ]);
    const { message } = await place.db.selectFrom("import_runs").select("message").executeTakeFirstOrThrow();
    expect(message).toContain("Unusable picture addresses: 7");
  });

  it.each([
    [[], "No file was given"],
    [["x.json", "--nonsense"], "Unknown option"],
    [["x.json", "--supplier", "Best Buy"], "--supplier takes"],
    [["x.json", "--changes", "y.ndjson"], "--changes requires --dry-run"],
  ])("called with %j prints the usage and exits with code 2", async (args, sentence) => {
    const wrong = command(...args);
    expect([await exitCode(wrong), wrong.output()]).toEqual([2, expect.stringContaining(sentence)]);
    expect(wrong.output()).toContain("Usage: npm run catalogue:import");
  });

  it("prints its help and exits with code 0", async () => {
    const help = command("--help");
    expect([await exitCode(help), help.output()]).toEqual([0, expect.stringContaining("--dry-run")]);
  });

  it("prints the reason and exits with code 1 when a run failed or an archive is truncated", async () => {
    const nowhere = feed(2).replaceAll("abcat0905000", "x").replaceAll("Dishwashers", "Sheet Music");
    const zipped = gzipSync(feed(2_000), { level: 1 });
    const runs = [
      [await file("nowhere.json", nowhere), "2 without a shop category"],
      [await file("free.json", feed(2).replaceAll("499.99", '"free"')), "Every record was rejected"],
      [await file("cut.gz", zipped.subarray(0, zipped.length - 2_000)), "is damaged or incomplete"],
    ] as const;
    for (const [name, sentence] of runs) {
      const child = command(name);
      expect([await exitCode(child), child.output()]).toEqual([1, expect.stringContaining(sentence)]);
    }
  });

  it("reports what it would change on a dry run, and changes nothing", async () => {
    const before = feed(2).split("\n");
    await importFiles({
      db: place.db,
      files: [await file("a.json", before.join("\n"))],
      supplierId: "bestbuy",
      rejectsFile: null,
    });
    const state = await place.endState();
    const changed = `${before[0]!.replace("499.99", "450").replace("Dishwasher 1", "Quiet dishwasher")}\n${before[1]}`;
    const feedFile = await file("b.json", `${changed}\n${feed(3).split("\n")[2]}\n{"sku":9}`);

    const dry = command(feedFile, "--dry-run");

    expect([await exitCode(dry), dry.output()]).toEqual([0, expect.stringContaining("nothing was written")]);
    expect(dry.output()).toMatch(/created\s+1\n.*updated\s+1\n/);
    expect(await place.endState()).toEqual(state);
    const runs = await place.db.selectFrom("import_runs").select("id").execute();
    expect(runs).toHaveLength(1);
    const list = await readFile(path.join(place.folder, "import-changes.ndjson"), "utf8");
    expect(
      list
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([
      {
        sku: "1",
        productId: "1",
        change: "updated",
        fields: {
          name: ["Dishwasher 1", "Quiet dishwasher"],
          supplierPrice: [49999, 45000],
          regularPrice: [49999, 45000],
        },
      },
      { sku: "3", productId: "3", change: "created", fields: {} },
    ]);
  });

  it("resumes after a kill and gives the result of an undisturbed import", async () => {
    const feedFile = await file("feed.json", feed(6_000));
    const listener = new Client({ connectionString: place.databaseUrl });
    await listener.connect();
    await listener.query("LISTEN catalogue_changed");
    const child = command(feedFile);
    await once(listener, "notification");
    child.kill("SIGKILL");
    await exitCode(child);
    await listener.end();
    const { count } = await place.db
      .selectFrom("products")
      .select((e) => e.fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThan(0);
    expect(Number(count)).toBeLessThan(6_000);
    expect(Number(count) % 500).toBe(0);

    const rerun = command(feedFile);
    expect(await exitCode(rerun)).toBe(0);

    const interrupted = await place.endState();
    const runs = await place.db.selectFrom("import_runs").select("status").orderBy("id").execute();
    expect(runs.map((run) => run.status)).toEqual(["INTERRUPTED", "COMPLETED"]);
    await place.startAgain();
    await importFiles({ db: place.db, files: [feedFile], supplierId: "bestbuy", rejectsFile: null });
    expect(interrupted).toEqual(await place.endState());
  });

  it("locks out a second importer while one runs", async () => {
    const holder = new Client({ connectionString: place.databaseUrl });
    await holder.connect();
    await holder.query("SELECT pg_advisory_lock(7304101)");
    const second = command(await file("feed.json", feed(1)));
    expect([await exitCode(second), second.output()]).toEqual([
      1,
      expect.stringContaining("Another import of this catalog is running"),
    ]);
    await holder.end();
  });
});
