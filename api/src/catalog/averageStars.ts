/** An average of stars with one decimal. */
export function averageStars(stars: number, count: number): number {
  return Math.round((stars / count) * 10) / 10;
}
