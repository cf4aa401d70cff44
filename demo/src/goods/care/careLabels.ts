import { localized } from '../localized.ts';

/** The labels of the details from which the care of a product follows. */
export const CARE = localized('Ápolás', 'Care');
export const LIGHT = localized('Fényigény', 'Light');
export const WATERING = localized('Öntözés', 'Watering');
