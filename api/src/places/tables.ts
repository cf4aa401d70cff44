import type { SourceShowroomPicture } from '@feszek/content-folder';
import type { Showroom, ShowroomMap } from '@feszek/contract';
import type { GeneratedAlways } from 'kysely';
import type { Json, Texts } from '../platform/database/columns.ts';

/** The picture of a showroom; `hash` is empty until the picture is stored. */
export interface ShowroomPicture extends SourceShowroomPicture {
  readonly hash: string;
}

/** Where orders are collected: the showrooms, which are imported with the content, and the carriers' parcel points. */
export interface PlaceTables {
  showroom: {
    id: number;
    key: string;
    position: number;
    name: Json<Texts>;
    address: string;
    city: string;
    zipcode: string;
    phone: string;
    email: string;
    opening_hours: Json<Showroom['opening_hours']>;
    map: Json<ShowroomMap> | null;
    picture: Json<ShowroomPicture> | null;
  };
  parcel_point: {
    id: GeneratedAlways<number>;
    carrier: string;
    /** The carrier's own id of the point. */
    code: string;
    name: string;
    kind: 'locker' | 'shop';
    zipcode: string;
    city: string;
    /** The town as `townKey` writes it. */
    city_key: string;
    address: string;
    latitude: number;
    longitude: number;
    hours: Json<Texts>;
    max_weight_g: number | null;
    max_side_mm: number | null;
    /** `false` once an import of the carrier's points does not contain it. */
    is_active: boolean;
    imported_at: Date;
  };
}

declare module '../platform/database/schema.ts' {
  interface Database extends PlaceTables {}
}
