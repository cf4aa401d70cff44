import type { Locale } from '@feszek/contract';

const words = (lines: string) => lines.split(',').map((word) => word.trim());

/**
 * Goods that shops of furniture and household goods sell. This shop does not sell those that no product's name contains: a
 * product that mentions one (the mattress size of a bed) is a similar result.
 */
export const GOODS: Readonly<Record<Locale, readonly string[]>> = {
  hu: words(`matrac, fedőmatrac, matracvédő, ágyrács, ágybetét, paplan, kiságy, babaágy, gyerekágy, etetőszék, járóka, pelenkázó, izzó, égő, villanykörte, gyertya, mécses,
    redőny, roló, reluxa, karnis, tapéta, festék, csempe, járólap, parketta, linóleum, hűtő, hűtőszekrény, fagyasztó, mosógép, szárítógép, mosogatógép, mosogató, csaptelep, kád,
    sütő, mikró, tűzhely, főzőlap, páraelszívó, kályha, kandalló, kávéfőző, vízforraló, kenyérpirító, porszívó, ventilátor, radiátor, evőeszköz, kés, kanál, villa, szemetes, kuka,
    vasaló, vasalódeszka, ruhaszárító, fregoli, létra, grill, napernyő, napozóágy, függőágy, hinta, trambulin`),
  en: words(`mattress, mattress topper, mattress protector, bed base, slatted base, slats, duvet, cot, crib, high chair, changing table, playpen, bulb, candle, tealight,
    blinds, curtain rod, curtain pole, curtain rail, wallpaper, tiles, fridge, refrigerator, freezer, washing machine, tumble dryer, dishwasher, sink, faucet, bathtub,
    oven, microwave, stove, hob, cooker hood, fireplace, coffee machine, coffee maker, kettle, toaster, hoover, vacuum cleaner, fan, radiator, cutlery, knife, spoon, fork,
    rubbish bin, waste bin, ironing board, clothes airer, ladder, grill, barbecue, parasol, sun lounger, hammock, swing, trampoline`),
};
