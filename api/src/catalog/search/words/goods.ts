import type { Locale } from '@feszek/contract';

const words = (lines: string) => lines.split(',').map((word) => word.trim());

/**
 * Goods that shops of furniture and household goods sell. This shop does not sell those that no product's name contains: a
 * product that mentions one (the mattress size of a bed) is a similar result.
 */
export const GOODS: Readonly<Record<Locale, readonly string[]>> = {
  hu: words(`matrac, fedőmatrac, matracvédő, ágyrács, ágybetét, paplan, kiságy, babaágy, gyerekágy, etetőszék, járóka, pelenkázó, izzó, égő, villanykörte, gyertya, mécses,
    redőny, roló, reluxa, karnis, evőeszköz, kés, kanál, villa, szemetes, kuka, ruhaszárító, fregoli, létra, napozóágy, emeletes ágy, galériaágy, ágytámla, babzsák, hintaszék,
    masszázsfotel, kanapéhuzat, zuhanyfüggöny, mosdószekrény, fényfüzér, LED-szalag, okosizzó, képkeret, lábtörlő`),
  en: words(`mattress, mattress topper, mattress protector, bed base, slatted base, slats, duvet, cot, crib, high chair, changing table, playpen, bulb, candle, tealight,
    blinds, curtain rod, curtain pole, curtain rail, cutlery, knife, spoon, fork, rubbish bin, waste bin, trash can, wastebasket, clothes airer, ladder, sun lounger, bunk bed, loft bed,
    headboard, box spring, massage chair, bean bag, slipcover, shower curtain, vanity, string lights, LED strip, picture frame, door mat`),
};

/** Goods of other departments. Nothing in a shop that does not sell them is similar: a refrigerator with a door is no mirror door. */
export const UNLIKE_GOODS: Readonly<Record<Locale, readonly string[]>> = {
  hu: words(`tapéta, festék, csempe, járólap, parketta, linóleum, hűtő, hűtőszekrény, fagyasztó, mosógép, szárítógép, mosogatógép, mosogató, csaptelep, kád, sütő, mikró, tűzhely, főzőlap,
    páraelszívó, kályha, kandalló, kávéfőző, vízforraló, kenyérpirító, porszívó, robotporszívó, ventilátor, radiátor, vasaló, vasalódeszka, robotgép, kukta, borhűtő, klíma, hősugárzó,
    párásító, televízió, projektor, nyomtató, monitorkar, mosdókagyló, zuhanyfej, zuhanykabin, törölközőszárító, WC-kefe, ágymelegítő, kilincs, postaláda, fogantyú, naptár, szökőkút,
    grill, napernyő, függőágy, hinta, trambulin, pavilon, üvegház, medence, jakuzzi, szauna, tűzrakó, fűnyíró, kutyaágy, kutyafekhely, kutyarács, macskabútor, kaparófa, madáretető,
    műfenyő, karácsonyfa, futópad, súlyzó, játékkonyha, babaház, kerékpár, bicikli`),
  en: words(`wallpaper, tiles, backsplash, fridge, refrigerator, freezer, washing machine, tumble dryer, washer, dryer, dishwasher, sink, faucet, bathtub, tub, shower, shower head, shower caddy,
    towel rail, towel rod, toilet, oven, microwave, stove, hob, cooker hood, range hood, hood vent, fireplace, coffee machine, coffee maker, kettle, toaster, slow cooker, pressure cooker,
    stand mixer, hoover, vacuum cleaner, fan, ceiling fan, radiator, heater, air conditioner, humidifier, television, projector, printer, monitor stand, light switch, ironing board,
    electric blanket, door knob, door handle, door lever, drawer pull, mailbox, calendar, fountain, statue, grill, barbecue, parasol, umbrella, hammock, swing, trampoline, pergola, gazebo,
    greenhouse, playhouse, awning, fire pit, hot tub, sauna, pool, lawn mower, dog bed, cat tree, pet gate, bird feeder, Christmas tree, wreath, treadmill, dumbbell, toy, bicycle, bike`),
};
