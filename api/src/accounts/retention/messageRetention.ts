import { STOCK_ALERT_PERIODS } from '@feszek/contract';
import { COMPLAINT_MS, MESSAGE_MS, removeOldComplaints, removeOldMessages } from '../../contact/removeOldMessages.ts';
import { CONFIRMATION_MS } from '../../newsletter/links.ts';
import { DELIVERED_CHANGE_MS, ENDED_SUBSCRIPTION_MS, removeDeliveredChanges, removeEndedSubscriptions, removePendingSubscriptions } from '../../newsletter/removeOldSubscriptions.ts';
import { removeOldAlerts, removePendingAlerts } from '../../stockAlerts/alerts.ts';
import type { RetentionEntry } from './RetentionEntry.ts';

const RECEIVED = { hu: 'az üzenet beérkezése után', en: 'after the message was received' };

/** What is stored for messages to the shop, for the newsletter and for stock alerts. */
export const MESSAGE_RETENTION: readonly RetentionEntry[] = [
  {
    job: 'old-messages',
    data: { hu: 'Üzenet: név, e-\u2060mail-cím, rendelésszám, szöveg, csatolt fájl', en: 'Message: name, email address, order number, text, attached file' },
    purpose: { hu: 'válaszolunk az üzenetedre', en: 'we answer your message' },
    basis: 'interest',
    period: { ms: MESSAGE_MS },
    from: RECEIVED,
    remove: removeOldMessages,
  },
  {
    job: 'old-complaints',
    data: { hu: 'Panasz: név, e-\u2060mail-cím, rendelésszám, szöveg, csatolt fájl', en: 'Complaint: name, email address, order number, text, attached file' },
    purpose: { hu: 'a panasz kivizsgálása', en: 'we handle the complaint' },
    basis: 'duty',
    law: { hu: 'a fogyasztóvédelemről szóló 1997. évi CLV. törvény 17/A. §', en: 'Act CLV of 1997 on consumer protection, Section 17/A' },
    period: { ms: COMPLAINT_MS },
    from: RECEIVED,
    remove: removeOldComplaints,
  },
  {
    job: 'pending-newsletter-subscriptions',
    data: { hu: 'Meg nem erősített feliratkozás a hírlevélre: e-\u2060mail-cím, név', en: 'Newsletter subscription that was not confirmed: email address, name' },
    purpose: { hu: 'megerősítheted a feliratkozást', en: 'you can confirm your subscription' },
    basis: 'consent',
    period: { ms: CONFIRMATION_MS },
    from: { hu: 'a feliratkozás kérése után', en: 'after the subscription was requested' },
    remove: removePendingSubscriptions,
  },
  {
    job: 'ended-newsletter-subscriptions',
    data: { hu: 'Feliratkozás a hírlevélre: e-\u2060mail-cím, név, nyelv, témák, a hozzájárulás ideje és szövege', en: 'Newsletter subscription: email address, name, language, topics, time and text of the consent' },
    purpose: { hu: 'hírlevelet küldünk, és igazolni tudjuk a hozzájárulást', en: 'we send the newsletter, and can prove the consent' },
    basis: 'consent',
    law: { hu: 'Ptk. 6:22. §', en: 'Civil Code (Act V of 2013), Section 6:22' },
    period: { ms: ENDED_SUBSCRIPTION_MS },
    from: { hu: 'a leiratkozás vagy a fiók törlése után; a fiókkal a nevet és a témákat azonnal töröljük', en: 'after you unsubscribe or your account is deleted; name and topics are deleted with the account' },
    remove: removeEndedSubscriptions,
  },
  {
    job: 'delivered-newsletter-changes',
    data: { hu: 'A feliratkozás változásai, amelyeket a hírlevél küldője megkapott', en: 'Changes of the subscription that the sender of the newsletter has received' },
    purpose: { hu: 'a hírlevél küldője a mostani adataidat használja', en: 'the sender of the newsletter uses your current data' },
    basis: 'consent',
    period: { ms: DELIVERED_CHANGE_MS },
    from: { hu: 'az átadás után', en: 'after the delivery' },
    remove: removeDeliveredChanges,
  },
  {
    job: 'pending-stock-alerts',
    data: { hu: 'Meg nem erősített készletértesítő: e-\u2060mail-cím, termék, nyelv', en: 'Stock alert that was not confirmed: email address, product, language' },
    purpose: { hu: 'megerősítheted, hogy kéred a levelet', en: 'you can confirm that you would like the email' },
    basis: 'consent',
    period: { ms: STOCK_ALERT_PERIODS.confirmation },
    from: { hu: 'a kérés után', en: 'after the request' },
    remove: removePendingAlerts,
  },
  {
    job: 'old-stock-alerts',
    data: { hu: 'Készletértesítő: e-\u2060mail-cím, termék, nyelv, a kérés és a megerősítés ideje', en: 'Stock alert: email address, product, language, times of the request and of its confirmation' },
    purpose: { hu: 'egy levélben szólunk, ha a termék újra kapható', en: 'we send one email when the product is in stock again' },
    basis: 'consent',
    period: { ms: STOCK_ALERT_PERIODS.alert },
    from: { hu: 'a megerősítés után; a levél elküldésekor, leiratkozáskor és a fiók törlésekor azonnal töröljük', en: 'after the confirmation; deleted at once when the email is sent, when you unsubscribe or when your account is deleted' },
    remove: removeOldAlerts,
  },
];
