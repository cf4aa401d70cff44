import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Db } from './connect.ts';
import { shop } from './migrations/0001-shop.ts';
import { productKnowledge } from './migrations/0002-product-knowledge.ts';
import { catalogueChanges } from './migrations/0003-catalogue-changes.ts';
import { search } from './migrations/0004-search.ts';
import { safetyAndDelivery } from './migrations/0005-safety-and-delivery.ts';
import { catalogueImport } from './migrations/0006-catalogue-import.ts';
import { reservations } from './migrations/0007-reservations.ts';
import { paymentProviders } from './migrations/0008-payment-providers.ts';
import { tierNotes } from './migrations/0009-tier-notes.ts';
import { outbox } from './migrations/0010-outbox.ts';
import { destinationVat } from './migrations/0011-destination-vat.ts';
import { coupons } from './migrations/0012-coupons.ts';
import { quotes } from './migrations/0013-quotes.ts';
import { withdrawals } from './migrations/0014-withdrawals.ts';
import { searchSpeed } from './migrations/0015-search-speed.ts';
import { nameOrder } from './migrations/0016-name-order.ts';
import { searchKeeping } from './migrations/0017-search-keeping.ts';
import { answeredKeys } from './migrations/0018-answered-keys.ts';
import { orderVisitor } from './migrations/0019-order-visitor.ts';
import { orderBounds } from './migrations/0020-order-bounds.ts';
import { media } from './migrations/0021-media.ts';
import { exchangeRates } from './migrations/0022-exchange-rates.ts';
import { importFacts } from './migrations/0023-import-facts.ts';
import { cartReservations } from './migrations/0024-cart-reservations.ts';
import { openOffers } from './migrations/0025-open-offers.ts';
import { jobs } from './migrations/0026-jobs.ts';
import { accounts } from './migrations/0027-accounts.ts';
import { orderAccess } from './migrations/0028-order-access.ts';
import { userAddresses } from './migrations/0029-user-addresses.ts';
import { passkeys } from './migrations/0030-passkeys.ts';
import { content } from './migrations/0031-content.ts';
import { personalData } from './migrations/0032-personal-data.ts';
import { accountsOfOrders } from './migrations/0033-accounts-of-orders.ts';
import { messagesAndNewsletter } from './migrations/0034-messages-newsletter.ts';
import { consent } from './migrations/0036-consent.ts';
import { mailDocuments } from './migrations/0037-mail-documents.ts';
import { showroomMaps } from './migrations/0038-showroom-maps.ts';
import { productGroups } from './migrations/0040-product-groups.ts';
import { collectionPlaces } from './migrations/0043-collection-places.ts';
import { showroomStock } from './migrations/0044-showroom-stock.ts';
import { postcodes } from './migrations/0045-postcodes.ts';
import { arrival } from './migrations/0046-arrival.ts';
import { referencePrices } from './migrations/0047-reference-prices.ts';
import { productAttributes } from './migrations/0048-product-attributes.ts';
import { deliveryServices } from './migrations/0049-delivery-services.ts';
import { quoteServices } from './migrations/0050-quote-services.ts';
import { reviews } from './migrations/0051-reviews.ts';
import { stockAlerts } from './migrations/0053-stock-alerts.ts';
import { samples } from './migrations/0054-samples.ts';
import { policyReports } from './migrations/0055-policy-reports.ts';
import { replacedSessions } from './migrations/0056-replaced-sessions.ts';
import { orderReviews } from './migrations/0057-order-reviews.ts';
import { publicChanges } from './migrations/0058-public-changes.ts';
import { collections } from './migrations/0059-collections.ts';
import { reservationPositions } from './migrations/0060-reservation-positions.ts';
import { homePage } from './migrations/0062-home-page.ts';
import { menuFeatures } from './migrations/0064-menu-features.ts';
import { showroomPictures } from './migrations/0066-showroom-pictures.ts';
import { unusedMediaColor } from './migrations/0068-unused-media-color.ts';
import { collectionDescription } from './migrations/0070-collection-description.ts';
import { homeDeliveryDescription } from './migrations/0071-home-delivery-description.ts';
import { collectionWording } from './migrations/0072-collection-wording.ts';
import { brandDescription } from './migrations/0073-brand-description.ts';
import { cartHandovers } from './migrations/0074-cart-handovers.ts';
import { jobTraces } from './migrations/0075-job-traces.ts';
import { ShopDataError } from './ShopDataError.ts';

const MIGRATIONS = {
  '0001-shop': shop,
  '0002-product-knowledge': productKnowledge,
  '0003-catalogue-changes': catalogueChanges,
  '0004-search': search,
  '0005-safety-and-delivery': safetyAndDelivery,
  '0006-catalogue-import': catalogueImport,
  '0007-reservations': reservations,
  '0008-payment-providers': paymentProviders,
  '0009-tier-notes': tierNotes,
  '0010-outbox': outbox,
  '0011-destination-vat': destinationVat,
  '0012-coupons': coupons,
  '0013-quotes': quotes,
  '0014-withdrawals': withdrawals,
  '0015-search-speed': searchSpeed,
  '0016-name-order': nameOrder,
  '0017-search-keeping': searchKeeping,
  '0018-answered-keys': answeredKeys,
  '0019-order-visitor': orderVisitor,
  '0020-order-bounds': orderBounds,
  '0021-media': media,
  '0022-exchange-rates': exchangeRates,
  '0023-import-facts': importFacts,
  '0024-cart-reservations': cartReservations,
  '0025-open-offers': openOffers,
  '0026-jobs': jobs,
  '0027-accounts': accounts,
  '0028-order-access': orderAccess,
  '0029-user-addresses': userAddresses,
  '0030-passkeys': passkeys,
  '0031-content': content,
  '0032-personal-data': personalData,
  '0033-accounts-of-orders': accountsOfOrders,
  '0034-messages-newsletter': messagesAndNewsletter,
  '0036-consent': consent,
  '0037-mail-documents': mailDocuments,
  '0038-showroom-maps': showroomMaps,
  '0040-product-groups': productGroups,
  '0043-collection-places': collectionPlaces,
  '0044-showroom-stock': showroomStock,
  '0045-postcodes': postcodes,
  '0046-arrival': arrival,
  '0047-reference-prices': referencePrices,
  '0048-product-attributes': productAttributes,
  '0049-delivery-services': deliveryServices,
  '0050-quote-services': quoteServices,
  '0051-reviews': reviews,
  '0053-stock-alerts': stockAlerts,
  '0054-samples': samples,
  '0055-policy-reports': policyReports,
  '0056-replaced-sessions': replacedSessions,
  '0057-order-reviews': orderReviews,
  '0058-public-changes': publicChanges,
  '0059-collections': collections,
  '0060-reservation-positions': reservationPositions,
  '0062-home-page': homePage,
  '0064-menu-features': menuFeatures,
  '0066-showroom-pictures': showroomPictures,
  '0068-unused-media-color': unusedMediaColor,
  '0070-collection-description': collectionDescription,
  '0071-home-delivery-description': homeDeliveryDescription,
  '0072-collection-wording': collectionWording,
  '0073-brand-description': brandDescription,
  '0074-cart-handovers': cartHandovers,
  '0075-job-traces': jobTraces,
};

/** @throws ShopDataError if a newer version of the shop has migrated the database */
async function checkVersion(db: Db): Promise<void> {
  const { rows: [table] } = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (!table?.exists) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(db);
  const unknown = rows.find(({ name }) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown) throw new ShopDataError(`The database was changed by a newer version of the shop (its migration ${unknown.name}). Start that version, or restore a backup that is older than the update.`);
}

/**
 * Runs all pending migrations. Safe with several concurrent processes.
 *
 * @throws ShopDataError if a newer version of the shop has migrated the database
 */
export async function migrate(db: Db): Promise<void> {
  await checkVersion(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
