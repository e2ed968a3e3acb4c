/** Forward-only, numbered migrations; Kysely's migrator takes a lock, so processes may start together. */
import { Migrator, type Kysely, type Migration } from "kysely";
import type { Db } from "./client";
import { applyFunctions, newerDatabase, readFunctions, updateFunctions, type SqlFunction } from "./functions";
import { OperatorError } from "../errors";
import * as catalogue from "./migrations/0001-catalogue";
import * as shopCategories from "./migrations/0002-shop-categories";
import * as accounts from "./migrations/0003-accounts";
import * as orders from "./migrations/0004-orders";
import * as storesAndPromotions from "./migrations/0005-stores-and-promotions";
import * as skusOfSuppliers from "./migrations/0006-skus-of-suppliers";
import * as sealedSubjects from "./migrations/0007-sealed-subjects";
import * as codesBehindLinks from "./migrations/0008-codes-behind-links";
import * as actorsAreIds from "./migrations/0009-actors-are-ids";
import * as orderKeys from "./migrations/0010-order-keys";
import * as suppliedPictures from "./migrations/0011-supplied-pictures";
import * as secondFactors from "./migrations/0012-second-factors";
import * as holds from "./migrations/0013-holds";
import * as moneyByHand from "./migrations/0014-money-by-hand";
import * as returnedItems from "./migrations/0015-returned-items";
import * as auditEvents from "./migrations/0016-audit-events";
import * as confirmedSubscribers from "./migrations/0017-confirmed-subscribers";
import * as conditions from "./migrations/0018-conditions";
import * as stockAlerts from "./migrations/0019-stock-alerts";
import * as namesAreProved from "./migrations/0020-names-are-proved";
import * as keysThatCancel from "./migrations/0021-keys-that-cancel";
import * as resetsInTheList from "./migrations/0022-resets-in-the-list";
import * as changedPictures from "./migrations/0023-changed-pictures";
import * as leaseApplications from "./migrations/0024-lease-applications";
import * as leaseDataIsRead from "./migrations/0025-lease-data-is-read";
import * as peopleAreSearched from "./migrations/0026-people-are-searched";
import * as itemsArrive from "./migrations/0027-items-arrive";
import * as leases from "./migrations/0028-leases";
import * as leaseMails from "./migrations/0029-lease-mails";
import * as priceRules from "./migrations/0030-price-rules";
import * as leaseNotices from "./migrations/0031-lease-notices";
import * as auditIsChained from "./migrations/0032-audit-is-chained";
import * as leasesAreSearched from "./migrations/0033-leases-are-searched";
import * as changesInOrder from "./migrations/0034-changes-in-order";
import * as supplierOrders from "./migrations/0035-supplier-orders";
import * as moneyCases from "./migrations/0036-money-cases";
import * as confirmedLeases from "./migrations/0037-confirmed-leases";
import * as orderList from "./migrations/0038-order-list";
import * as bulkRuns from "./migrations/0039-bulk-runs";
import * as savedViews from "./migrations/0040-saved-views";
import * as deskOfTheCatalogue from "./migrations/0041-desk-of-the-catalogue";
import * as accountsAreViewed from "./migrations/0042-accounts-are-viewed";
import * as importsAreAskedFor from "./migrations/0043-imports-are-asked-for";
import * as cancelsWakeSuppliers from "./migrations/0044-cancels-wake-suppliers";
import * as stockLabels from "./migrations/0045-stock-labels";
import * as orderCorrections from "./migrations/0046-order-corrections";
import * as ordersByPhone from "./migrations/0047-orders-by-phone";
import * as heldPieces from "./migrations/0048-held-pieces";
import * as staffRefunds from "./migrations/0049-staff-refunds";
import * as wishLists from "./migrations/0050-wish-lists";
import * as searchRules from "./migrations/0051-search-rules";
import * as searchedTexts from "./migrations/0052-searched-texts";
import * as wholeFeeds from "./migrations/0053-whole-feeds";
import * as placesOfStores from "./migrations/0054-places-of-stores";
import * as wholeFeedsBySchedule from "./migrations/0055-whole-feeds-by-schedule";
import * as attributePages from "./migrations/0056-attribute-pages";
import * as vehicles from "./migrations/0057-vehicles";
import * as tiresAndWheels from "./migrations/0058-tires-and-wheels";
import * as reports from "./migrations/0065-reports";
import * as boughtByHand from "./migrations/0075-bought-by-hand";
import * as ordersByGoods from "./migrations/0076-orders-by-goods";
import * as linesInParts from "./migrations/0077-lines-in-parts";
import * as actsOfStaff from "./migrations/0078-acts-of-staff";
import * as analytics from "./migrations/0086-analytics";
import * as visits from "./migrations/0087-visits";
import * as firstTouch from "./migrations/0088-first-touch";
import * as affiliates from "./migrations/0089-affiliates";
import * as booksOfReports from "./migrations/0091-books-of-reports";
import * as daysOfApplications from "./migrations/0092-days-of-applications";
import * as reviews from "./migrations/0094-reviews";
import * as actsInOneList from "./migrations/0097-acts-in-one-list";
import * as answeredContacts from "./migrations/0098-answered-contacts";
import * as mailsOfOrders from "./migrations/0099-mails-of-orders";
import * as promotionsInSeries from "./migrations/0100-promotions-in-series";
import * as pageViews from "./migrations/0101-page-views";
import * as firstTouchOfApplications from "./migrations/0103-first-touch-of-applications";
import * as mailedReports from "./migrations/0105-mailed-reports";
import * as chat from "./migrations/0108-chat";
import * as reviewInvitations from "./migrations/0111-review-invitations";
import * as cartsLeftBehind from "./migrations/0112-carts-left-behind";
import * as cartBesideChat from "./migrations/0113-cart-beside-a-chat";
import * as checkedAgain from "./migrations/0115-checked-again";
import * as campaigns from "./migrations/0117-campaigns";
import * as scopesOfPromotions from "./migrations/0118-scopes-of-promotions";
import * as promotionsForFirstOrders from "./migrations/0119-promotions-for-first-orders";
import * as automaticPromotions from "./migrations/0120-automatic-promotions";
import * as customerCare from "./migrations/0125-customer-care";
import * as mergedAccounts from "./migrations/0126-merged-accounts";
import * as reviewPictures from "./migrations/0135-review-pictures";
import * as payoutsOfAffiliates from "./migrations/0140-payouts-of-affiliates";
import * as monthsOfReports from "./migrations/0141-months-of-reports";
import * as bouncesByMail from "./migrations/0142-bounces-by-mail";
import * as deletedNotes from "./migrations/0147-deleted-notes";
import * as reviewsAsBefore from "./migrations/0148-reviews-as-before";
import * as offerPrices from "./migrations/0149-offer-prices";
import * as chatsWaiting from "./migrations/0154-chats-waiting";
import * as paymentReminders from "./migrations/0155-payment-reminders";
import * as lowestBeforeDrop from "./migrations/0157-lowest-before-drop";
import * as answeredReviews from "./migrations/0158-answered-reviews";
import * as remindersOff from "./migrations/0159-reminders-off";
import * as mailsThatComeBack from "./migrations/0160-mails-that-come-back";
import * as storedReadModels from "./migrations/0163-stored-read-models";
import * as reminderSwitch from "./migrations/0164-reminder-switch";
import * as salePeriods from "./migrations/0170-sale-periods";
import * as categoryMappings from "./migrations/0175-category-mappings";
import * as whoSaidItFirst from "./migrations/0176-who-said-it-first";
import * as ordersInTheChain from "./migrations/0180-orders-in-the-chain";
import * as promotionsOfMailboxes from "./migrations/0181-promotions-of-mailboxes";
import * as heldImports from "./migrations/0171-held-imports";
import * as promotionsWithBudget from "./migrations/0182-promotions-with-a-budget";
import * as namesByPlainLetters from "./migrations/0190-names-by-plain-letters";
import * as taxOfOrders from "./migrations/0200-tax-of-orders";
import * as promotionsWithoutEnd from "./migrations/0201-promotions-without-end";
import * as rejectsByRecord from "./migrations/0202-rejects-by-record";
import * as appliedFunctions from "./migrations/0210-applied-functions";

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-catalogue": catalogue,
  "0002-shop-categories": shopCategories,
  "0003-accounts": accounts,
  "0004-orders": orders,
  "0005-stores-and-promotions": storesAndPromotions,
  "0006-skus-of-suppliers": skusOfSuppliers,
  "0007-sealed-subjects": sealedSubjects,
  "0008-codes-behind-links": codesBehindLinks,
  "0009-actors-are-ids": actorsAreIds,
  "0010-order-keys": orderKeys,
  "0011-supplied-pictures": suppliedPictures,
  "0012-second-factors": secondFactors,
  "0013-holds": holds,
  "0014-money-by-hand": moneyByHand,
  "0015-returned-items": returnedItems,
  "0016-audit-events": auditEvents,
  "0017-confirmed-subscribers": confirmedSubscribers,
  "0018-conditions": conditions,
  "0019-stock-alerts": stockAlerts,
  "0020-names-are-proved": namesAreProved,
  "0021-keys-that-cancel": keysThatCancel,
  "0022-resets-in-the-list": resetsInTheList,
  "0023-changed-pictures": changedPictures,
  "0024-lease-applications": leaseApplications,
  "0025-lease-data-is-read": leaseDataIsRead,
  "0026-people-are-searched": peopleAreSearched,
  "0027-items-arrive": itemsArrive,
  "0028-leases": leases,
  "0029-lease-mails": leaseMails,
  "0030-price-rules": priceRules,
  "0031-lease-notices": leaseNotices,
  "0032-audit-is-chained": auditIsChained,
  "0033-leases-are-searched": leasesAreSearched,
  "0034-changes-in-order": changesInOrder,
  "0035-supplier-orders": supplierOrders,
  "0036-money-cases": moneyCases,
  "0037-confirmed-leases": confirmedLeases,
  "0038-order-list": orderList,
  "0039-bulk-runs": bulkRuns,
  "0040-saved-views": savedViews,
  "0041-desk-of-the-catalogue": deskOfTheCatalogue,
  "0042-accounts-are-viewed": accountsAreViewed,
  "0043-imports-are-asked-for": importsAreAskedFor,
  "0044-cancels-wake-suppliers": cancelsWakeSuppliers,
  "0045-stock-labels": stockLabels,
  "0046-order-corrections": orderCorrections,
  "0047-orders-by-phone": ordersByPhone,
  "0048-held-pieces": heldPieces,
  "0049-staff-refunds": staffRefunds,
  "0050-wish-lists": wishLists,
  "0051-search-rules": searchRules,
  "0052-searched-texts": searchedTexts,
  "0053-whole-feeds": wholeFeeds,
  "0054-places-of-stores": placesOfStores,
  "0055-whole-feeds-by-schedule": wholeFeedsBySchedule,
  "0056-attribute-pages": attributePages,
  "0057-vehicles": vehicles,
  "0058-tires-and-wheels": tiresAndWheels,
  "0065-reports": reports,
  "0075-bought-by-hand": boughtByHand,
  "0076-orders-by-goods": ordersByGoods,
  "0077-lines-in-parts": linesInParts,
  "0078-acts-of-staff": actsOfStaff,
  "0086-analytics": analytics,
  "0087-visits": visits,
  "0088-first-touch": firstTouch,
  "0089-affiliates": affiliates,
  "0091-books-of-reports": booksOfReports,
  "0092-days-of-applications": daysOfApplications,
  "0094-reviews": reviews,
  "0097-acts-in-one-list": actsInOneList,
  "0098-answered-contacts": answeredContacts,
  "0099-mails-of-orders": mailsOfOrders,
  "0100-promotions-in-series": promotionsInSeries,
  "0101-page-views": pageViews,
  "0103-first-touch-of-applications": firstTouchOfApplications,
  "0105-mailed-reports": mailedReports,
  "0108-chat": chat,
  "0111-review-invitations": reviewInvitations,
  "0112-carts-left-behind": cartsLeftBehind,
  "0113-cart-beside-a-chat": cartBesideChat,
  "0115-checked-again": checkedAgain,
  "0117-campaigns": campaigns,
  "0118-scopes-of-promotions": scopesOfPromotions,
  "0119-promotions-for-first-orders": promotionsForFirstOrders,
  "0120-automatic-promotions": automaticPromotions,
  "0125-customer-care": customerCare,
  "0126-merged-accounts": mergedAccounts,
  "0135-review-pictures": reviewPictures,
  "0140-payouts-of-affiliates": payoutsOfAffiliates,
  "0141-months-of-reports": monthsOfReports,
  "0142-bounces-by-mail": bouncesByMail,
  "0147-deleted-notes": deletedNotes,
  "0148-reviews-as-before": reviewsAsBefore,
  "0149-offer-prices": offerPrices,
  "0154-chats-waiting": chatsWaiting,
  "0155-payment-reminders": paymentReminders,
  "0157-lowest-before-drop": lowestBeforeDrop,
  "0158-answered-reviews": answeredReviews,
  "0159-reminders-off": remindersOff,
  "0160-mails-that-come-back": mailsThatComeBack,
  "0163-stored-read-models": storedReadModels,
  "0164-reminder-switch": reminderSwitch,
  "0170-sale-periods": salePeriods,
  "0175-category-mappings": categoryMappings,
  "0176-who-said-it-first": whoSaidItFirst,
  "0180-orders-in-the-chain": ordersInTheChain,
  "0181-promotions-of-mailboxes": promotionsOfMailboxes,
  "0171-held-imports": heldImports,
  "0182-promotions-with-a-budget": promotionsWithBudget,
  "0190-names-by-plain-letters": namesByPlainLetters,
  "0200-tax-of-orders": taxOfOrders,
  "0201-promotions-without-end": promotionsWithoutEnd,
  "0202-rejects-by-record": rejectsByRecord,
  "0210-applied-functions": appliedFunctions,
};

/**
 * Migrates the database to the newest version. Changed functions are applied in the migrations' transaction.
 * @returns the names of the migrations that ran; without one, the names of the functions that changed
 * @throws OperatorError if a newer version of the shop has migrated the database
 */
export async function migrate(db: Db): Promise<string[]> {
  const functions = readFunctions();
  const provider = { getMigrations: async () => endingWith(functions) };
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) {
    const unknown = (await listRun(db).catch(() => [])).find((name) => !(name in MIGRATIONS));
    throw unknown === undefined ? error : new OperatorError(newerDatabase(unknown));
  }
  const names = (results ?? []).map((result) => result.migrationName);
  return names.length > 0 ? names : updateFunctions(db, functions);
}

/** The last migration runs whenever any does; it also applies the functions. */
function endingWith(functions: readonly SqlFunction[]): Record<string, Migration> {
  const [name, last] = Object.entries(MIGRATIONS)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .at(-1)!;
  const up = async (tx: Kysely<unknown>) => {
    await last.up(tx);
    await applyFunctions(tx, functions);
  };
  return { ...MIGRATIONS, [name]: { up } };
}

async function listRun(db: Db): Promise<string[]> {
  const migrations = db.withTables<{ kysely_migration: { name: string } }>();
  const rows = await migrations.selectFrom("kysely_migration").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
}
