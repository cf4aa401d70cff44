import { BUS_TOPICS } from '@feszek/contract';
import type { Bus, BusMomentName, BusRequestName, BusStateName } from '@feszek/contract';
import type { BusView } from './index.ts';

type Topics = typeof BUS_TOPICS;
type NameOf<Cardinality> = { [Name in keyof Topics]: Topics[Name]['cardinality'] extends Cardinality ? Name : never }[keyof Topics];
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** Every topic's cardinality in the contract agrees with where its payload is declared. */
true satisfies Same<NameOf<'state'>, BusStateName>;
true satisfies Same<NameOf<'moment'>, BusMomentName>;
true satisfies Same<NameOf<'request'>, BusRequestName>;

declare const view: BusView;
view satisfies Bus;

view.set('shop.currency', 'EUR');
// @ts-expect-error a currency that the shop does not have
view.set('shop.currency', 'GBP');
// @ts-expect-error a moment is not a state
view.watch('notice.shown', () => undefined);
// @ts-expect-error the request lacks its quantity
void view.ask('cart.add-product', { productId: 17 });

void view.ask('favourites.toggle', { productId: 17 }).then((answer) => answer.isFavourite satisfies boolean);
