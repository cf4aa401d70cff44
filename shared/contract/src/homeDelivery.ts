/** The code of the home delivery that every shop has. The date and fee on a product's page, feeds and quotes use this method. */
export const HOME_DELIVERY = 'home_delivery';
