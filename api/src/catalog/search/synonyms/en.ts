import { synonymGroups } from './group.ts';

/** English synonyms for products of the shop. */
export const ENGLISH_SYNONYMS = synonymGroups(`
sofa, couch, settee, divan, chesterfield, loveseat
sofa bed, pull-out sofa, sleeper sofa, futon, daybed
corner sofa, sectional, sectional sofa, L-shaped sofa, chaise sofa, modular sofa
two-seat, two-seater, 2-seater, 2 seat, loveseat, two seater
three-seat, three-seater, 3-seater, 3 seat, three seater
armchair, easy chair, accent chair, fauteuil
lounge chair, recliner, reading chair, occasional chair
wing chair, wingback, wingback chair, wing-back chair
swivel chair, rotating chair, revolving chair
slipper chair, armless chair
pouf, pouffe, ottoman, hassock, beanbag
footstool, footrest, foot stool
coffee table, cocktail table, low table
side table, end table, occasional table, lamp table, sofa table
nesting tables, nest of tables
TV unit, TV stand, TV cabinet, media unit, television stand, TV bench, entertainment unit, media console
dining table, kitchen table, dinner table
extending, extendable, expandable, extension
dining chair, kitchen chair
upholstered, padded, fabric
cane, rattan, wicker, woven cane
bar stool, barstool, counter stool, kitchen stool, high stool, breakfast bar stool
bench, settle, pew
bed, bedstead, bed frame, double bed, king size bed
upholstered bed, padded bed, fabric bed
wardrobe, closet, armoire, clothes cupboard
sliding doors, sliding-door
nightstand, bedside table, bedside cabinet, night table, night stand
chest of drawers, dresser, tallboy, bureau, drawers
sideboard, buffet, credenza, console
bookcase, bookshelf, book shelf, shelving unit, bookshelves, shelf unit
ladder shelf, leaning shelf
wall shelf, floating shelf, picture ledge
room divider, screen, partition
coat rack, coat stand, hat stand, clothes rack, hall stand, coat hooks, peg rail
shoe cabinet, shoe rack, shoe storage, shoe cupboard, shoe bench
hall, hallway, entrance, entryway, foyer
basket, storage basket, wicker basket, hamper
box, storage box, crate, chest
storage, organisation, organization
floor lamp, standing lamp, standard lamp, reading lamp
pendant lamp, pendant light, hanging lamp, ceiling light, ceiling lamp, chandelier, hanging light, pendant
table lamp, desk lamp, bedside lamp, task lamp
wall lamp, wall light, sconce, wall sconce
lamp, light, lighting, luminaire
rug, carpet, floor covering
wool rug, shaggy rug, high pile rug, deep pile rug
flat-woven rug, flatweave, kilim, dhurrie, flat weave rug, rag rug
runner, hall runner, hallway rug
cushion, throw pillow, scatter cushion, pillow, decorative pillow
throw, blanket, afghan, plaid
bedspread, coverlet, quilt, bed cover
bed linen, bedding, duvet cover, duvet set, bed sheets, bedclothes
sheets > bed linen
curtain, drape, drapes, blackout curtain, drapery
towel, terry towel
hand towel, guest towel, face towel
bath sheet, beach towel, large towel
bath mat, bathroom rug, shower mat, bathmat, bathroom mat
soap dispenser, soap pump, lotion dispenser
laundry basket, laundry hamper, washing basket, linen basket, laundry bin
toothbrush tumbler, toothbrush holder, toothbrush mug
soap dish, soap holder
plate, dinner plate > dessert plate, soup plate, pasta plate, serving plate
dessert plate, side plate, cake plate
soup plate, deep plate
tableware, dinnerware, crockery, dishes, dinner set, dinner service
bowl, dish
cereal bowl, breakfast bowl, muesli bowl
salad bowl, mixing bowl, serving bowl
mug, cup, coffee mug, coffee cup, teacup, beaker
espresso cup, demitasse, espresso beaker
jug, pitcher, ewer
creamer, milk jug, cream jug
glass, tumbler, drinking glass, glassware
wine glass, wine goblet, goblet > red wine glass, white wine glass
carafe, decanter, water bottle
pot, saucepan, casserole, stockpot, cooking pot, dutch oven
skillet, frying pan, fry pan, sauté pan, pan
cookware, pots and pans, kitchenware
cutting board, chopping board, bread board, breadboard
tray, serving tray
desk, writing desk, computer desk, work table, office desk, writing table, laptop table
desk for children, kids desk, children's desk, school desk
office chair, desk chair, swivel chair, task chair, computer chair, work chair
desk organiser, desk organizer, desk tidy
pen pot, pen holder, pencil holder, pencil pot
file rack, letter rack, document holder, magazine rack, paper tray
workspace, home office, study, office
mirror, looking glass
floor mirror, full-length mirror, standing mirror, full length mirror, dressing mirror
vase, flower vase
floor vase, large vase, tall vase
candlestick, candle holder, candleholder, candelabra, candle stand
lantern, tealight holder, tea light holder, hurricane lamp
wall clock, kitchen clock
mantel clock, table clock, mantle clock, desk clock
framed print, poster, picture, art print, wall art, artwork, painting, print
house plant, houseplant, potted plant, indoor plant, pot plant, plant
plant pot, planter, flowerpot, flower pot, cachepot, plant stand, pot
snake plant, sansevieria, mother-in-law's tongue
rubber plant, rubber tree, ficus
palm, palm tree > areca palm, kentia palm
pothos, devil's ivy, trailing plant
ivy, hedera, climber
living room, sitting room, front room
bedroom, sleeping room
dining room, dining
bathroom, bath, washroom
textiles, soft furnishings, fabrics
decor, decoration, home accessories, ornament, accessories
oak, oakwood, oak wood
walnut, walnut wood
ash, ashwood, ash wood
beech, beechwood, beech wood
birch, plywood
pine, pinewood
wood, wooden, timber > oak, walnut, ash, beech, birch, pine
solid wood, real wood, hardwood > solid
metal, metallic > steel, brass, aluminium, cast iron
iron > cast iron, steel
steel, stainless steel, stainless
brass, gold, golden, copper
marble, stone, carrara > marble, travertine
leather, hide, cowhide, real leather
velvet, velour, plush
bouclé, boucle, teddy, sherpa
linen, flax
cotton, pure cotton
wool, woollen, woolen, merino
ceramic, ceramics, pottery, earthenware, clay > stoneware, porcelain, terracotta
porcelain, china, bone china
aluminium, aluminum
jute, hemp, sisal
willow, wickerwork
green > moss, pine green, sage
dark green, pine green, bottle green, forest green
olive, moss, moss green
light green, sage, sage green
blue > mist blue, ink blue
navy, navy blue, dark blue, ink blue
light blue, pale blue, mist blue, sky blue
grey, gray > dove grey, graphite, smoked glass
light grey, light gray, dove grey
dark grey, dark gray, charcoal, anthracite, graphite
white > chalk, white marble
off-white, cream, ivory, chalk
beige, sand-coloured, sandy > sand, oat, linen
natural, neutral, undyed > linen, oat, sand
brown, tan > cognac, walnut, smoked oak
yellow > honey
mustard, ochre, honey
red > paprika, terracotta
orange, rust, brick, burnt orange, terracotta
pink, blush, rose, dusty pink > powder pink
purple, burgundy, aubergine, violet > plum
black, jet black, ebony
silver, chrome > steel
transparent, see-through, clear
round, circular
rectangular, oblong, square
oval, elliptical
small, little, compact, mini, tiny
large, big, huge, oversized, wide
low, short
folding, foldable, collapsible, fold-up
washable covers, removable covers, washable cover, removable cover
arched, curved, arch
children, kids, child, nursery, children's room, kids room, playroom
set, collection, set of
colour, color
`);
