/** Why a delivery method or a parcel point is unavailable for a cart: a product is too long, the total is too heavy or too bulky, or a size or weight is unknown. */
export const DELIVERY_OBSTACLES = ['too_long', 'too_heavy', 'too_bulky', 'unmeasured'] as const;
