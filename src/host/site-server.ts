/** The site host: files, redirects, a real 404, and the search page; 503 when a file or the API fails. */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { readAttributeSegments } from "#contract/catalogue/attribute-pages";
import { aliasedPaths } from "#contract/catalogue/category-aliases";
import { findRequestId, REQUEST_ID_HEADER } from "#contract/rest/paths";
import { hostedChatPolicy } from "#contract/chat/hosted/hosted";
import type { HostedChat } from "#contract/chat/hosted/providers";
import { OWN_MEDIA, SUPPLIED_MEDIA } from "#contract/catalogue/pictures";
import { readReviewPicturePath } from "#contract/reviews/media";
import { DEVELOPMENT_KEYS } from "#contract/site/public-shop";
import {
  CHANGE_PASSWORD_PATH,
  ROUTES,
  canonicalPath,
  categoryPath,
  readListingPath,
  readProductPath,
} from "#contract/site/paths";
import { placeOf } from "../catalogue/search/listing-place";
import { EMPTY_QUERY, searchUrl } from "../catalogue/search/search-query";
import { areaOf, areaPage } from "./client-routes";
import { finderAnswer } from "./filled-pages/finder-answer";
import { GA4_POLICY, PagePolicy } from "./policy/page-policy";
import { sendReviewPicture } from "./review-picture";
import { requestFormerProduct, type SearchApi } from "./filled-pages/search-answer";
import { cleanAddress, gonePage, readListingQuery, searchPage } from "./filled-pages/search-page";
import { sendFile, sendHtml, sendNoPicture, sendRedirect, sendText, type Exchange } from "./send";
import { SiteFiles, type MatchedFile } from "./files/site-files";
import { readSitePath } from "./site-path";
import { createShopperReader } from "./shopper";
import { UNCOUNTED_COOKIE } from "../lib/attribution";
import { CurrentSite } from "./files/current-site";

export interface SiteHost {
  readonly server: Server;
  /** Opens the current build, as the first request would. @throws when there is no build */
  open(): void;
}

const UNAVAILABLE = { "retry-after": "5" };

interface SiteHostParts {
  /** The built site, or a link to the current build. */
  readonly siteFolder: string;
  /** Folder of supplier pictures, as written by the picture worker. */
  readonly mediaFolder: string;
  /** Browser-facing origin of the API host. */
  readonly apiUrl: string;
  /** Origin of the API host for this host's own calls, if different. */
  readonly internalApiUrl?: string;
  /** Browser-facing address of the payment vendors' sandboxes, if any. */
  readonly paymentSandboxUrl?: string | null;
  /** Frame sources that payment vendors embed without declaring them. */
  readonly paymentFrames?: readonly string[];
  /** Pages send data to Google Analytics, except payment pages. */
  readonly isGa4On?: boolean;
  /** Pages may open a third-party chat, except payment pages. */
  readonly hostedChat?: HostedChat | null;
  /** Authenticates this host to the API host, which then trusts the forwarded address of the shopper. */
  readonly buildKey?: string;
  /** Proxies trusted to forward a shopper's address. */
  readonly trustedProxies?: readonly string[];
  /** A public shop is https only and sends HSTS. */
  readonly isPublic?: boolean;
  /** Timeout for receiving a request, in milliseconds. */
  readonly receiveMs?: number;
  /** Called with a build's folder when the build is first served. */
  readonly onBuild?: (build: string) => void;
}

interface PageRequest {
  /** Its folder below the site. */
  readonly folder: string;
  /** The query, without its question mark. */
  readonly search: string;
}

type Answer = (exchange: Exchange) => Promise<void>;

/** How often Node checks for slow requests, in milliseconds. */
const LOOK_MS = 5_000;

/** The category of an attribute page's address; null for other addresses (CATALOGUE-22). */
function attributeCategory(path: string): string | null {
  const { categoryId, attribute } = readListingPath(path) ?? {};
  if (!categoryId || !attribute || !readAttributeSegments(attribute)) return null;
  return categoryPath({ slug: categoryId });
}

/** The filtered listing for a tire size without a page: sizes are typed and linked by hand. */
function sizeListing(path: string): string | null {
  const { categoryId, attribute } = readListingPath(path) ?? {};
  const choice = attribute && readAttributeSegments(attribute);
  if (!categoryId || choice?.key !== "TIRE_SIZE") return null;
  const place = placeOf(categoryPath({ slug: categoryId }))!;
  return searchUrl({ ...EMPTY_QUERY, place, choices: { TIRE_SIZE: [choice.value] } });
}

/** Browser headers to forward to the API; an opt-out in the footer counts like a browser signal (VISIT-4). */
function passedOn({
  "user-agent": agent,
  "sec-gpc": gpc,
  cookie,
}: IncomingHttpHeaders): Record<string, string> {
  const refusal = cookie?.includes(`${UNCOUNTED_COOKIE}=`) ? "1" : gpc;
  return {
    ...(agent && { "user-agent": agent }),
    ...(typeof refusal === "string" && { "sec-gpc": refusal }),
  };
}

/** Creates the request handler of a build. @param build its real folder */
function answersOf(
  build: string,
  {
    mediaFolder,
    apiUrl,
    internalApiUrl = apiUrl,
    paymentSandboxUrl = null,
    paymentFrames = [],
    isGa4On = false,
    hostedChat = null,
    buildKey = DEVELOPMENT_KEYS.BUILD_KEY,
    trustedProxies = [],
    isPublic = false,
  }: SiteHostParts,
): Answer {
  const shopperOf = createShopperReader(trustedProxies);
  const files = new SiteFiles(build);
  const media = new SiteFiles(mediaFolder);
  const more = [...(isGa4On ? [GA4_POLICY] : []), ...(hostedChat ? [hostedChatPolicy(hostedChat)] : [])];
  const policy = new PagePolicy(files, apiUrl, paymentSandboxUrl, paymentFrames, more, isPublic);

  async function headersOf(area: string | null = null): Promise<Readonly<Record<string, string>>> {
    const headers = await policy.current();
    if (area === null) return headers.usual;
    return area === "checkout" ? headers.checkout : headers.area;
  }

  async function sendNotFound(exchange: Exchange): Promise<void> {
    const page = files.find("404.html");
    // Every build has a 404 page: without one the site is incomplete, and a 404 would be wrong.
    if (!page) throw new Error(`there is no complete site in ${build}`);
    await files.requireComplete(page);
    return sendFile(exchange, files, page, { status: 404, headers: await headersOf() });
  }

  /** The page of the folder, otherwise the page of its area. */
  function findPage(folder: string): MatchedFile | null {
    const own = files.find(folder ? `${folder}/index.html` : "index.html");
    const area = areaOf(folder);
    return own ?? (area ? files.find(areaPage(area)) : null);
  }

  /**
   * Handles a missing page. Another spelling redirects to the page; /tires/ and an attribute without a page
   * redirect to their category; a discontinued product is a 410.
   */
  async function sendMissing(exchange: Exchange, { folder, search }: PageRequest): Promise<void> {
    const path = `/${folder}/`;
    const canonical = canonicalPath(path);
    if (canonical !== path && findPage(canonical.slice(1, -1)))
      return sendRedirect(exchange, canonical + (search ? `?${search}` : ""));
    const named = categoryPath({ slug: canonical.slice(1, -1) });
    if (findPage(named.slice(1, -1))) return sendRedirect(exchange, named);
    const aliased = aliasedPaths(canonical).find((alias) => findPage(alias.slice(1, -1)));
    if (aliased !== undefined) return sendRedirect(exchange, aliased + (search ? `?${search}` : ""));
    const category = attributeCategory(path);
    if (category !== null && findPage(category.slice(1, -1))) {
      const size = sizeListing(path);
      return sendRedirect(exchange, size ?? category, size === null);
    }
    const slug = readProductPath(path);
    const api = apiFor(exchange);
    const former = slug === null ? null : await requestFormerProduct(api, slug);
    const page = former && files.find("404.html");
    if (page) await files.requireComplete(page);
    const template = page && (await files.text(page.file));
    if (!former || !template) return sendNotFound(exchange);
    const html = await gonePage(template, former, api);
    return sendHtml(exchange, html, { status: 410, headers: await headersOf() });
  }

  function apiFor({ request, requestId }: Exchange): SearchApi {
    const shopper = shopperOf(request);
    return { url: internalApiUrl, buildKey, shopper, requestId, headers: passedOn(request.headers) };
  }

  async function textOf({ file }: MatchedFile): Promise<string> {
    const text = await files.text(file);
    if (text === null) throw new Error("the page was removed while it was being read");
    return text;
  }

  async function sendPage(exchange: Exchange, request: PageRequest): Promise<void> {
    const { folder, search } = request;
    const page = findPage(folder);
    if (!page) return sendMissing(exchange, request);
    await files.requireComplete(page);
    const headers = await headersOf(areaOf(folder));
    if (`/${folder}/` === ROUTES.finder && search) {
      const template = await textOf(page);
      const filled = await finderAnswer(template, search, apiFor(exchange));
      if (filled)
        return sendHtml(exchange, filled.html, { ...filled, headers: { ...headers, ...filled.headers } });
    }
    const place = placeOf(`/${folder}/`);
    const clean = place && cleanAddress(place, search);
    if (clean !== null) return sendRedirect(exchange, clean, false);
    const query = place && readListingQuery(place, search);
    if (query === null) return sendFile(exchange, files, page, { headers });
    // A numbered page of a listing with filters ("/products/laptops/page/2/?sort=newest").
    if (query.place.path !== `/${folder}/`) return sendRedirect(exchange, searchUrl(query), false);
    const template = await textOf(page);
    const api = apiFor(exchange);
    const { html, status, headers: more } = await searchPage(template, query, api);
    return sendHtml(exchange, html, { status, headers: { ...headers, ...more } });
  }

  /** Serves renditions only: the originals are in the same folder. */
  async function sendSupplied(exchange: Exchange, file: string): Promise<void> {
    const match = media.find(file.slice(OWN_MEDIA.length - 1));
    return match ? sendFile(exchange, media, match) : sendNoPicture(exchange);
  }

  return async (exchange) => {
    const { method, url = "/" } = exchange.request;
    if (method !== "GET" && method !== "HEAD") {
      return sendText(exchange, 405, "Only GET and HEAD are allowed here.", { allow: "GET, HEAD" });
    }
    const sitePath = readSitePath(url);
    const search = url.includes("?") ? url.slice(url.indexOf("?") + 1) : "";
    if (url === CHANGE_PASSWORD_PATH) return sendRedirect(exchange, ROUTES.security, false);
    switch (sitePath.kind) {
      case "redirect":
        return sendRedirect(exchange, sitePath.location);
      case "page": {
        if (sitePath.hasSlash) return sendPage(exchange, { folder: sitePath.folder, search });
        // Files without an extension are rare but possible; a page without its slash redirects.
        const plain = files.find(sitePath.folder);
        if (plain) return sendFile(exchange, files, plain);
        if (!findPage(sitePath.folder)) return sendMissing(exchange, { folder: sitePath.folder, search });
        return sendRedirect(exchange, `/${encodeURI(sitePath.folder)}/${search ? `?${search}` : ""}`);
      }
      case "file": {
        if (`/${sitePath.file}`.startsWith(SUPPLIED_MEDIA)) return sendSupplied(exchange, sitePath.file);
        const ofReview = readReviewPicturePath(`/${sitePath.file}`);
        if (ofReview) return sendReviewPicture(exchange, ofReview, apiFor(exchange));
        const match = files.find(sitePath.file);
        if (!match) return sendNotFound(exchange);
        await files.requireComplete(match);
        const headers = sitePath.file.endsWith(".html") ? await headersOf() : {};
        return sendFile(exchange, files, match, { headers });
      }
      case "nothing":
        return sendNotFound(exchange);
    }
  };
}

/** Creates a site host that is not yet listening. */
export function createSiteHost(parts: SiteHostParts): SiteHost {
  const { siteFolder, receiveMs = 15_000, onBuild } = parts;
  const site = new CurrentSite(siteFolder, (build) => {
    onBuild?.(build);
    return answersOf(build, parts);
  });
  const limits = {
    headersTimeout: receiveMs,
    requestTimeout: receiveMs,
    connectionsCheckingInterval: Math.min(receiveMs, LOOK_MS),
  };
  const server = createServer(limits, (request, response) => {
    const requestId = findRequestId(request.headers[REQUEST_ID_HEADER]) ?? randomUUID();
    const exchange = { request, response, requestId };
    const answer = async () => site.now()(exchange);
    answer().catch((error: Error) => {
      // An unreadable disk or a vanished file must never be a 404 to a search engine. The query is not
      // logged: it may contain the key of an order or the token of an email.
      const address = request.url?.split("?", 1)[0];
      console.error(`${address} failed (${requestId}): ${error.message}`);
      if (response.headersSent) response.destroy();
      else sendText(exchange, 503, "We can't show this page right now. Please try again.", UNAVAILABLE);
    });
  });
  server.keepAliveTimeout = 65_000;
  return { server, open: () => void site.now() };
}
