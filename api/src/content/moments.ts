import { hungarianTime, inHungary } from '../platform/hungarianTime.ts';

/** A moment of the content folder (`2026-03-14`, `2026-03-14T08:30`, time in Hungary) as a time. */
export function toTime(moment: string): Date {
  const [day = '', time = '00:00'] = moment.split('T');
  return hungarianTime(day, time);
}

/** A time as a moment of the content folder; midnight is left out. */
export function toMoment(time: Date): string {
  const { day, hour } = inHungary(time);
  const minutes = time.getUTCMinutes();
  return hour === 0 && minutes === 0 ? day : `${day}T${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
