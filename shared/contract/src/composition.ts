/*
 * How pages are composed: routes, slices, fragments, the bus, consent. A program that reads no answer of the API imports this entry:
 * the schemas of the API take a third of a second of processor time to make.
 */
export * from './locale.ts';
export { dateText } from './dateText.ts';
export { groupThousands } from './groupThousands.ts';
export { CATALOGUE_LISTS, CONTENT_ROUTES, LISTING_QUERY, ROUTES } from './routes.ts';
export type { Route, RouteName, RouteParams } from './routes.ts';
export { SLICES, sliceNamed } from './slices.ts';
export type { SliceName, StandardSlice } from './slices.ts';
export { CONTRACT_PLACES, isPlaceName } from './places.ts';
export type { PlaceName } from './places.ts';
export { claimConflict, claimsOf, contractClaims } from './claims.ts';
export type { Claims } from './claims.ts';
export { claimedPlaces, claimedRoutes } from './claimedRoutes.ts';
export type { RefusedClaim } from './claimedRoutes.ts';
export { changedRoutes, routeChanges } from './routeChanges.ts';
export type { RouteChanges } from './routeChanges.ts';
export { POLICY_REPORTS_PATH } from './policyReports.ts';
export { WEB_VITALS_PATH, isWebVitalsReport } from './webVitals.ts';
export type { WebVital, WebVitalsReport } from './webVitals.ts';
export { SLICE_ERROR_PATH, SLICE_PHASES, isSliceError } from './sliceErrors.ts';
export type { SliceError, SlicePhase } from './sliceErrors.ts';
export { hasDotSegment } from './dotSegments.ts';
export { matchRoute } from './matchRoute.ts';
export { RouteTable } from './RouteTable.ts';
export { productIdFromSlug, productPath, routePath } from './routePath.ts';
export { splitAtAccountNumbers } from './accountNumber.ts';
export type { RouteMatch } from './RouteTable.ts';
export { LEGAL_DOCUMENTS, legalPageNames, legalPath, reviewsPath } from './legalPath.ts';
export type { LegalDocument } from './legalPath.ts';
export { signInPath } from './signInPath.ts';
export { addQuery, screenAddress } from './screenAddress.ts';
export type { ScreenAddress } from './screenAddress.ts';
export { ANCHORS } from './anchors.ts';
export { CACHE_NAMES, STORAGE_KEYS } from './storageKeys.ts';
export {
  CONSENT_DAYS, CONSENT_ID, CONSENT_PATH, CONSENT_PURPOSES, CONSENT_VERSION, consentMaxAge, consentRecord, formatConsent, newConsent, parseConsent,
} from './consent.ts';
export type { ConsentChoice, ConsentPurpose, StoredConsent } from './consent.ts';
export { CONSENT_ANSWERS, CONSENT_FORM_PATH, consentChoiceOf, consentMessageId } from './consentForm.ts';
export { IMAGE_DENSITIES, IMAGE_WIDTHS, framedImage, imageSrcSet, imageUrl } from './images.ts';
export type { Image } from './images.ts';
export { durationText } from './durationText.ts';
export { ERRORS, errorMessage } from './errors.ts';
export type { ErrorCode } from './errors.ts';
export { FIELD_ERRORS, fieldErrorMessage, isFieldErrorCode } from './fieldErrors.ts';
export type { FieldErrorCode } from './fieldErrors.ts';
export { isOrderLimit, quantityLimitText } from './quantityLimit.ts';
export { isRecord } from './isRecord.ts';
export { isErrorBody } from './errorBody.ts';
export type { ErrorBody, FieldError } from './errorBody.ts';
export { fillMessage } from './fillMessage.ts';
export { GENERAL_ERRORS } from './generalErrors.ts';
export { fieldFaults, formErrors } from './fieldFaults.ts';
export type { FieldFault } from './fieldFaults.ts';
export { BUS_TOPICS, BUS_VERSION, CONSENT_DENIED, STATISTICS_TOPICS, emitForStatistics, intendNavigation } from './bus.ts';
export type {
  Bus, BusMomentName, BusMoments, BusParty, BusRequestName, BusRequests, BusStateName, BusStates, BusTopic,
  CartSummary, Consent, Notice, PageLocation, ReportedError, StatisticsTopic, Unsubscribe,
} from './bus.ts';
export { FRAGMENT_CONTENT_TYPE, fragmentQuery, parseFragmentQuery, scriptJson, sliceBase } from './fragment.ts';
export { filledPart, parsePartMarker, slotMarker, splitAtSlots } from './slotMarkers.ts';
export type { FilledPart, HtmlPiece } from './slotMarkers.ts';
export { SLOT_LIMITS, parseSlotReference, slotReference } from './slotReference.ts';
export type { SlotParams, SlotTarget } from './slotReference.ts';
export { parseFragmentResponse } from './parseFragmentResponse.ts';
export { parseSliceManifest } from './parseSliceManifest.ts';
export { contractBreaks, newBreaks, partyOf } from './contracts.ts';
export type { ContractBreak, ContractParty, FieldsByName, Gives, Needs } from './contracts.ts';
export { contractSchema } from './fragmentSchemas.ts';
export { FRAGMENT_PROTOCOLS, PROTOCOL_HEADER, commonProtocol, protocolConflict, protocolsOf } from './protocol.ts';
export type { ProtocolRange } from './protocol.ts';
export type {
  CachePolicy, FragmentResponse, FragmentManifest, FragmentRequest, HeadRecord, PageHead, PublicCachePolicy, RouteDeclaration,
  SliceManifest,
} from './fragment.ts';
export { isPrerendered, pageOfPayload, payloadPath, PRERENDERED_ROUTES } from './prerender.ts';
export type { PagePayload } from './prerender.ts';
