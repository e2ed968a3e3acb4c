/**
 * Records commissions and their adjustments. One transaction deletes an order's dirty marker, reads the order
 * and writes the difference, so each entry is written once, even after a crash (AFFILIATE-6).
 */
import type { Db } from "../../db/client";
import { applicationCommission, isEarned, netOf, orderCommission } from "./commission.rules";
import {
  claimApplication,
  claimOrder,
  findApplication,
  findConversion,
  findOrder,
  findTerms,
  insertEntry,
  listMarked,
  lockAffiliate,
  sumOfMonth,
  writeCommission,
} from "./ledger.store";

const AT_ONCE = 20;

/**
 * Processes some dirty markers.
 * @returns whether more may be left
 */
export async function recordCommissions(db: Db): Promise<boolean> {
  const marked = await listMarked(db, AT_ONCE);
  for (const { orderId, applicationId } of marked) {
    await db.transaction().execute(async (trx) => {
      if (orderId !== null) await enterOrder(trx, orderId);
      if (applicationId !== null) await enterApplication(trx, applicationId);
    });
  }
  return marked.length > 0;
}

async function enterOrder(trx: Db, orderId: string): Promise<void> {
  if (!(await claimOrder(trx, orderId))) return;
  const order = await findOrder(trx, orderId);
  if (!order) return;
  const isActive = await lockAffiliate(trx, order.affiliate);
  if (isActive === null) return;
  const conversion = await findConversion(trx, orderId);
  if (!conversion && (!isActive || !isEarned(order))) return;
  const terms = await findTerms(trx, order, conversion);
  if (!terms) return;
  const month = conversion?.month ?? order.month;
  const monthCents = await sumOfMonth(trx, order.affiliate, month, orderId);
  const netCents = netOf(order);
  const commission = orderCommission(terms, netCents, monthCents);
  const increaseCents = commission.takeCents - (conversion?.takeCents ?? 0);
  if (conversion && increaseCents === 0) return;
  await insertEntry(trx, {
    affiliate: order.affiliate,
    subAffiliate: order.subAffiliate,
    orderId,
    applicationId: null,
    kind: !conversion ? "ORDER" : netCents === 0 ? "REVERSAL" : "ADJUSTMENT",
    conversionId: conversion?.conversionId ?? null,
    termsId: terms.id,
    month,
    isLease: order.leaseState !== null,
    netCents,
    takeCents: increaseCents,
    isCapped: commission.isCapped,
  });
  await writeCommission(trx, orderId, commission.takeCents);
}

/** An approval earns once and permanently; later events belong to the order. */
async function enterApplication(trx: Db, applicationId: string): Promise<void> {
  if (!(await claimApplication(trx, applicationId))) return;
  const application = await findApplication(trx, applicationId);
  if (!application || !(await lockAffiliate(trx, application.affiliate))) return;
  const terms = await findTerms(trx, application, null);
  if (!terms) return;
  const commission = applicationCommission(
    terms,
    await sumOfMonth(trx, application.affiliate, application.month, null),
  );
  await insertEntry(trx, {
    ...application,
    kind: "APPLICATION",
    orderId: null,
    applicationId,
    conversionId: null,
    termsId: terms.id,
    isLease: true,
    netCents: 0,
    ...commission,
  });
}
