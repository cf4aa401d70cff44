export * from './composition.ts';
export { BODY_LIMIT_BYTES, FREE_DELIVERY_FROM, LIMITS, MINIMUM_AMOUNT, UNPAID_LIMITS, RESERVATION_MS } from './api/limits.ts';
export { deliverySettingsInputSchema, deliverySettingsSchema } from './api/operatorDelivery.ts';
export type { DeliverySettings, DeliverySettingsInput } from './api/operatorDelivery.ts';
export { deliveryPriceInputSchema, deliveryPricesSchema } from './api/operatorDeliveryPrices.ts';
export type { DeliveryPriceInput, DeliveryPrices } from './api/operatorDeliveryPrices.ts';
export { HOME_DELIVERY } from './homeDelivery.ts';
export { DELIVERY_SERVICES, GOODS_SERVICES, SIZE_CLASSES, deliveryServiceName } from './deliveryServices.ts';
export type { DeliveryService, GoodsService, SizeClass } from './deliveryServices.ts';
export { serviceSettingsInputSchema, serviceSettingsSchema } from './api/deliveryService.ts';
export type { OfferedService, ServiceSettings, ServiceSettingsInput } from './api/deliveryService.ts';
export { ARRIVAL_PERIODS, MATERIAL_FAMILIES, MEASURES } from './api/attributes.ts';
export type { ArrivalPeriod, MaterialFamily, Measure } from './api/attributes.ts';
export { acknowledgementSchema } from './api/shared.ts';
export type { Arrival, Paging, PricesInCurrency, Rating } from './api/shared.ts';
export { productDetailSchema, productListQuerySchema, productListSchema, productSchema, productsByIdsQuerySchema, productsByIdsSchema, productsBySkusQuerySchema, productsBySkusSchema } from './api/product.ts';
export type {
  Product, ProductDetail, ProductFilters, ProductList, ProductListQuery, ProductSearch, ProductSort, ProductsByIds, ProductsBySkus,
} from './api/product.ts';
export { savedAddressInputSchema, savedAddressSchema, savedAddressesSchema } from './api/savedAddress.ts';
export type { SavedAddress, SavedAddressInput, SavedAddresses } from './api/savedAddress.ts';
export { searchQuerySchema, searchSuggestionsSchema } from './api/search.ts';
export type { SearchSuggestions } from './api/search.ts';
export { collectionPageSchema, collectionsResultSchema, collectionsSchema, operatorCollectionsSchema } from './api/collection.ts';
export type { Collection, CollectionPage, Collections, CollectionsResult, OperatorCollection, OperatorCollections } from './api/collection.ts';
export { categoriesSchema, categoryPageSchema } from './api/category.ts';
export type { Category, CategoryPage } from './api/category.ts';
export { CASH_ON_DELIVERY_CODE, isPaidOnline, SIMPLEPAY_CODE } from './api/paymentCodes.ts';
export {
  cartAdditionInputSchema, cartHandoverInputSchema, cartHandoverSchema, cartProductInputSchema, cartSchema, contactSchema, customerDataInputSchema, deliveryDataSchema, deliveryMethodInputSchema, invoiceDataSchema,
  methodInputSchema, orderInputSchema,
} from './api/cart.ts';
export type {
  Cart, CartHandover, CartProduct, Contact, CustomerData, CustomerDataInput, DeliveryData, DeliveryMethod, OrderInput, PaymentMethod, Reservation, Summary,
  UnavailableDelivery,
} from './api/cart.ts';
export { PLACE_LIMITS } from './api/place.ts';
export type { DeliveryKind, Place, PlaceKind } from './api/place.ts';
export { pointsQuerySchema, pointsSchema, showroomChoicesSchema } from './api/places.ts';
export type { ParcelPoint, ParcelPoints, ShowroomChoice, ShowroomChoices } from './api/places.ts';
export { operatorPointsQuerySchema, operatorPointsSchema, pointRowSchema, pointsImportSchema, pointsReportSchema, showroomStockInputSchema, showroomStockRowSchema, showroomStockSchema } from './api/operatorPlaces.ts';
export type { OperatorPoints, PointRow, PointsImport, PointsReport, ShowroomStock, ShowroomStockInput } from './api/operatorPlaces.ts';
export { AXIS_KINDS } from './api/variants.ts';
export type { AxisKind, CardGroup, ProductVariants } from './api/variants.ts';
export { CONVERTED_CURRENCIES, conversionSchema, rateInputSchema, rateSchema, ratesAppliedSchema, ratesApplySchema, ratesSchema } from './api/rate.ts';
export type { Conversion, Rate, RateInput, RatesApplied } from './api/rate.ts';
export { couponDraftSchema, couponInputSchema, couponSchema, couponsSchema } from './api/coupon.ts';
export type { CartCoupon, Coupon, CouponDraft, CouponKind } from './api/coupon.ts';
export { townKey } from './customer/townKey.ts';
export { hasNumericPostcodes, normalizePostcode, postcodeExample } from './customer/postcode.ts';
export { taxNumberExample } from './customer/taxNumber.ts';
export { erasedPersonSchema, personParamsSchema } from './api/operatorPerson.ts';
export type { ErasedPerson } from './api/operatorPerson.ts';
export { newOperatorUserSchema, operatorUserSchema, operatorUsersQuerySchema, operatorUsersSchema } from './api/operatorUser.ts';
export type { NewOperatorUser, OperatorUser, OperatorUsers, OperatorUsersQuery } from './api/operatorUser.ts';
export { orderPlacedSchema, orderSchema, paymentRestartInputSchema, paymentReturnQuerySchema, paymentReturnSchema } from './api/order.ts';
export type {
  Order, OrderActor, OrderEvent, OrderHistory, OrderPlaced, PaymentFailure, PaymentRestartInput, PaymentReturn, PaymentReturnQuery,
} from './api/order.ts';
export { ORDER_STATUSES } from './api/orderStatus.ts';
export type { OrderStatus } from './api/orderStatus.ts';
export { ORDER_CODE_DIGITS, orderCodeInputSchema } from './api/orderAccess.ts';
export type { OrderCodeInput } from './api/orderAccess.ts';
export { orderAgainSchema } from './api/orderAgain.ts';
export type { OrderAgain } from './api/orderAgain.ts';
export { orderListQuerySchema, orderListSchema } from './api/orderList.ts';
export type { ListedOrder, OrderList, OrderListQuery } from './api/orderList.ts';
export {
  WITHDRAWAL_DAYS, operatorWithdrawalSchema, operatorWithdrawalsSchema, withdrawableOrderSchema, withdrawalInputSchema, withdrawalSchema,
} from './api/withdrawal.ts';
export type { OperatorWithdrawal, Withdrawal, WithdrawalInput, WithdrawalRemark, WithdrawalState, WithdrawableOrder } from './api/withdrawal.ts';
export { isReviewKey, isStopKey, MOST_STARS, REVIEW_LIMITS, REVIEW_ONE_CLICK_PATH, REVIEW_PHOTO_BODY_BYTES, REVIEW_PHOTO_PATH } from './api/reviewLimits.ts';
export {
  reviewFormSchema, reviewInputSchema, reviewKeySchema, reviewListQuerySchema, reviewListSchema, reviewPhotoInputSchema, reviewPhotoRemovalSchema, reviewPhotosSchema,
} from './api/review.ts';
export type { Review, ReviewForm, ReviewInput, ReviewItem, ReviewList, ReviewPhoto, ReviewPhotos, ReviewSort } from './api/review.ts';
export { REVIEW_STATES, operatorReviewInvitationSchema, operatorReviewSchema, operatorReviewsQuerySchema, operatorReviewsSchema, reviewAnswerSchema, reviewRejectionSchema } from './api/operatorReview.ts';
export type { OperatorReview, ReviewState } from './api/operatorReview.ts';
export { trackedCartSchema, trackedOrderSchema, trackedProductsQuerySchema, trackedProductsSchema } from './api/tracking.ts';
export type { TrackedCart, TrackedItem, TrackedOrder } from './api/tracking.ts';
export {
  QUOTE_STATES, isDay, offerSchema, openOfferResponseSchema, openOfferSchema, quoteDraftInputSchema, quoteDraftSchema, quoteInputSchema, quoteRequestedSchema,
  quoteRequesterSchema, quoteSchema, quotePreferencesSchema,
} from './api/quote.ts';
export type { Offer, OpenOffer, OpenOfferResponse, Quote, QuoteDraft, QuoteDraftInput, QuoteInput, QuoteRequested, QuoteRequester, QuoteState, QuotePreferences } from './api/quote.ts';
export { MAIL_STATES, operatorMailSchema, operatorMailsQuerySchema, operatorMailsSchema } from './api/operatorMail.ts';
export type { MailState, OperatorMail, OperatorMails } from './api/operatorMail.ts';
export { JOB_STATES, operatorJobSchema, operatorJobsQuerySchema, operatorJobsSchema, jobCountSchema } from './api/operatorJob.ts';
export type { OperatorJob, OperatorJobs } from './api/operatorJob.ts';
export { quoteListQuerySchema, quoteListSchema } from './api/quoteList.ts';
export type { ListedQuote, QuoteList, QuoteListQuery } from './api/quoteList.ts';
export { operatorQuoteSchema, operatorQuotesQuerySchema, operatorQuotesSchema, quotePricingSchema } from './api/operatorQuote.ts';
export type { OperatorQuote, OperatorQuotes, QuotePricing } from './api/operatorQuote.ts';
export { cityQuerySchema, citySchema, countrySchema, currencySchema, initSchema } from './api/init.ts';
export type { City, Country, Extension, Init, MenuFeature, MenuItem } from './api/init.ts';
export { contactFields } from './api/contact.ts';
export {
  CONTACT_BODY_BYTES, CONTACT_LIMITS, CONTACT_PATH, CONTACT_TOPICS, contactMessageInputSchema, contactReceiptSchema, operatorMessageSchema, operatorMessagesQuerySchema,
  operatorMessagesSchema,
} from './api/contactMessage.ts';
export type { ContactMessageInput, ContactReceipt, ContactTopic, OperatorMessage } from './api/contactMessage.ts';
export {
  NEWSLETTER_CONSENT_VERSION, NEWSLETTER_SOURCES, NEWSLETTER_TOPICS, ONE_CLICK_PATH, dataSheetInputSchema, dataSheetSavedSchema, dataSheetSchema,
  newsletterInputSchema, newsletterTokenSchema, sheetLinkInputSchema,
} from './api/newsletter.ts';
export type { DataSheet, DataSheetInput, DataSheetSaved, NewsletterInput, NewsletterSource, NewsletterTopic } from './api/newsletter.ts';
export { MAILED_LINK_PARAM, mailedLinkOf, mailedLinkPath } from './mailedLinks.ts';
export type { MailedLink } from './mailedLinks.ts';
export { STOCK_ALERT_ONE_CLICK_PATH, STOCK_ALERT_PERIODS, operatorStockAlertsQuerySchema, operatorStockAlertsSchema, stockAlertInputSchema } from './api/stockAlert.ts';
export type { OperatorStockAlert } from './api/stockAlert.ts';
export { operatorPolicyReportsSchema } from './api/policyReport.ts';
export type { OperatorPolicyReports } from './api/policyReport.ts';
export { consentInputSchema, operatorConsentSchema, operatorConsentsQuerySchema, operatorConsentsSchema } from './api/consent.ts';
export type { ConsentInput, OperatorConsent } from './api/consent.ts';
export { BOT_CHECK_ACTIONS, BOT_CHECK_ROUTES, botCheckOf } from './botCheck.ts';
export type { BotCheckAction, BotCheckExtension } from './botCheck.ts';
export { favouriteIdsSchema, favouritesQuerySchema, favouritesSchema } from './api/favourites.ts';
export type { FavouriteIds, Favourites, FavouritesQuery } from './api/favourites.ts';
export { sharedListTokenSchema } from './api/sharedList.ts';
export type { SharedListToken } from './api/sharedList.ts';
export { ACCOUNT_PERIODS } from './api/accountPeriods.ts';
export {
  activationResendInputSchema, confirmedEmailSchema, emailChangeInputSchema, emailChangeWithPasswordSchema, loginInputSchema,
  passwordChangeInputSchema, passwordReminderInputSchema, passwordResetInputSchema, reauthenticationInputSchema, resetTokenSchema, tokenInputSchema, userSchema,
} from './api/auth.ts';
export type {
  ActivationResendInput, ConfirmedEmail, EmailChangeInput, LoginInput, PasswordChangeInput, PasswordReminderInput, PasswordResetInput, ReauthenticationInput,
  ResetToken, User,
} from './api/auth.ts';
export {
  newPasskeyInputSchema, passkeyAssertionInputSchema, passkeyCreationOptionsSchema, passkeyNameInputSchema, passkeyRequestOptionsSchema, passkeySchema,
  passkeySignInInputSchema, passkeysSchema,
} from './api/passkey.ts';
export type {
  NewPasskeyInput, Passkey, PasskeyAssertion, PasskeyCreationOptions, PasskeyNameInput, PasskeyRequestOptions, PasskeySignInInput, Passkeys,
} from './api/passkey.ts';
export { deletionInputSchema, deletionSchema, LEGAL_BASES, personalExportSchema, retentionEntrySchema, retentionSchema } from './api/personalData.ts';
export type { Deletion, DeletionInput, LegalBasis, PersonalExport, Retention, RetentionEntry } from './api/personalData.ts';
export { registrationInputSchema } from './api/registration.ts';
export type { RegistrationInput } from './api/registration.ts';
export { accountInputSchema, accountSchema, accountSessionSchema, accountSessionsSchema } from './api/profile.ts';
export type { Account, AccountInput, AccountSession, AccountSessions } from './api/profile.ts';
export { faqSchema, showroomsSchema } from './api/content.ts';
export type { Faq, Showroom } from './api/content.ts';
export { isMapPath, MAP_FRAME, MAP_LIMITS } from './api/mapPath.ts';
export type { ShowroomMap } from './api/showroomMap.ts';
export { CONTENT_DATA, CONTENT_FORMS, NOTICE_KINDS, contentBlocksSchema } from './api/contentBlocks.ts';
export type { ContentBlock, ContentCell, ContentData, ContentForm, ContentInline, ContentTable, NoticeKind } from './api/contentBlocks.ts';
export { ARTICLE_LIMITS } from './api/articleLimits.ts';
export {
  articleCardSchema, articleListQuerySchema, articleListSchema, articleSchema, contentPreviewQuerySchema, recentArticlesQuerySchema, recentArticlesSchema,
} from './api/article.ts';
export type { Article, ArticleCard, ArticleList, ArticleTopic, RecentArticles } from './api/article.ts';
export { contentPageQuerySchema, contentPageSchema } from './api/contentPage.ts';
export type { ContentPage } from './api/contentPage.ts';
export { homeRoomSchema, homeStorySchema } from './api/homeContent.ts';
export type { HomeRoom, HomeStory, ShopRoom } from './api/homeContent.ts';
export { SOCIAL_NETWORKS, socialPostsSchema } from './api/socialPost.ts';
export type { SocialNetwork, SocialPosts } from './api/socialPost.ts';
export { ROUTE_RULE_STATUSES, routeRulesQuerySchema, routeRulesSchema } from './api/routeRule.ts';
export type { RouteRule, RouteRules } from './api/routeRule.ts';
export { mayHaveRouteRule, ROUTE_RULE_DEADLINE_MS } from './routeRuleLookup.ts';
export { contentSearchSchema } from './api/contentSearch.ts';
export type { ContentSearch } from './api/contentSearch.ts';
export {
  MEDIA_LIMITS, MEDIA_OWNERS, mediaFetchSchema, mediaListSchema, mediaMissingQuerySchema, mediaMissingSchema, mediaOrderSchema, mediaOwnerParamsSchema,
  mediaPositionParamsSchema, mediaUseSchema,
} from './api/media.ts';
export type { MediaList, MediaMissing, MediaOwner, MediaUseInput } from './api/media.ts';
export {
  contentExportSchema, contentImportResultSchema, contentImportSchema, contentPictureParamsSchema, contentPictureQuerySchema, contentPreviewInputSchema,
  contentPreviewLinksSchema,
} from './api/operatorContent.ts';
export type { ContentExport, ContentImport, ContentImportResult, ContentPreviewLinks, ContentRemark } from './api/operatorContent.ts';
export { homeSchema } from './api/home.ts';
export type { Home } from './api/home.ts';
export {
  IMPORT_DUPLICATES, IMPORT_FIELDS, IMPORT_LIMITS, exportPageSchema, importBeginSchema, importCommitSchema, importFaultsSchema,
  importProductSchema, importResultSchema, importRowsSchema, importSchema,
} from './api/import.ts';
export {
  cancelInputSchema, operatorOrderSchema, operatorOrdersQuerySchema, operatorOrdersSchema, operatorPricesSchema, operatorStockSchema, priceInputSchema,
  refundInputSchema, shipInputSchema, stockMoveSchema, stockSetSchema,
} from './api/operator.ts';
export type { OperatorOrder, OperatorOrders, OperatorPrices, OperatorStock, PriceInput, ShipInput } from './api/operator.ts';
export type { ExportPage, ImportCommit, ImportDuplicates, ImportFaults, ImportProduct, ImportResult, ImportRows } from './api/import.ts';
export { taxonomyResultSchema, taxonomySchema } from './api/taxonomy.ts';
export type { Taxonomy, TaxonomyBrand, TaxonomyCategory, TaxonomyColor, TaxonomyResult } from './api/taxonomy.ts';
