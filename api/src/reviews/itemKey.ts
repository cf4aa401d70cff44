/** The key of an item of an order, for its photographs in `media_use`. */
export function itemKey(orderId: number, position: number): string {
  return `${orderId}-${position}`;
}
