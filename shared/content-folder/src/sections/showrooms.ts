import { areIntervals } from '@feszek/contract/calendar';
import type { Weekday } from '@feszek/contract/calendar';
import type { Faults } from '../Faults.ts';
import type { FolderFiles } from '../FolderFiles.ts';
import { FOLDER_LIMITS } from '../names.ts';
import type { SourceShowroom } from '../source.ts';
import type { YamlFields } from '../YamlFields.ts';
import { readKey, readList, reportTwice } from './lists.ts';
import { readMap } from './maps.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Intervals such as `10:00-19:00` in ascending order; a closed day has none. */
function readIntervals(fields: YamlFields, name: string): string[] {
  const intervals = fields.texts(name, FOLDER_LIMITS.intervals).map(({ text }) => text);
  if (!areIntervals(intervals)) fields.fault(name, `The field "${name}" must be a list of intervals in ascending order, such as ["10:00-13:00", "14:00-19:00"].`);
  return intervals;
}

/** A required date. */
function readDay(fields: YamlFields, name: string): string {
  const day = fields.date(name);
  if (day === undefined && !fields.has(name)) fields.fault(name, `The field "${name}" is missing.`);
  return day ?? '';
}

/** The hours of each weekday, days with special hours, and days that the Government exchanges. */
function readOpeningHours(fields: YamlFields): SourceShowroom['openingHours'] {
  const week = fields.mapping('hours');
  const intervals = (day: Weekday) => (week ? readIntervals(week, day) : []);
  const hours = { mon: intervals('mon'), tue: intervals('tue'), wed: intervals('wed'), thu: intervals('thu'), fri: intervals('fri'), sat: intervals('sat'), sun: intervals('sun') };
  week?.end();
  const exceptions = fields.list('exceptions', FOLDER_LIMITS.exceptions).map((entry) => {
    const exception = { date: readDay(entry, 'date'), hours: readIntervals(entry, 'hours') };
    entry.end();
    return exception;
  });
  const exchanged = fields.list('exchanged', FOLDER_LIMITS.exchanged).map((entry) => {
    const days = { rest: readDay(entry, 'rest'), worked: readDay(entry, 'worked') };
    entry.end();
    return days;
  });
  return { hours, exceptions, exchanged };
}

/** The picture of the showroom, which must be in the folder. */
function readPicture(fields: YamlFields, files: FolderFiles): SourceShowroom['picture'] {
  const path = fields.text('picture', FOLDER_LIMITS.line);
  if (path !== '' && !files.pictures.has(path)) fields.fault('picture', `There is no picture ${path}.`);
  return { path, alt: fields.both('alt', FOLDER_LIMITS.line) };
}

function readShowroom(fields: YamlFields, files: FolderFiles): SourceShowroom {
  const email = fields.text('email', FOLDER_LIMITS.line);
  if (email !== '' && !EMAIL.test(email)) fields.fault('email', `"${email}" is not an email address.`);
  return {
    key: readKey(fields),
    name: fields.both('name', FOLDER_LIMITS.line),
    address: fields.text('address', 160), city: fields.text('city', 80), zipcode: fields.text('zipcode', 12), phone: fields.text('phone', 32), email,
    openingHours: readOpeningHours(fields),
    map: readMap(fields),
    picture: readPicture(fields, files),
  };
}

/** Showrooms, in the shop's order. */
export function readShowrooms(files: FolderFiles, faults: Faults): readonly SourceShowroom[] | undefined {
  const entries = readList('showrooms.yaml', FOLDER_LIMITS.showrooms, files, faults, (fields) => ({ fields, showroom: readShowroom(fields, files) }));
  if (!entries) return undefined;
  reportTwice(entries, 'key', ({ showroom }) => showroom.key);
  return entries.map(({ showroom }) => showroom);
}
