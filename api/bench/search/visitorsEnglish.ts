/**
 * English queries as visitors of a furniture shop type them: names of ranges and brands that are not sold, goods of other
 * departments, long descriptions, sizes, and mistakes in several words. They have no meaning to be judged by; only their time
 * is measured.
 */
export const ENGLISH_VISITORS: readonly string[] = `
bunk bed with stairs and drawers
loft bed with desk underneath
day bed with pull out trundle
king size headboard grey velvet
adjustable base for split king
queen bed frame no box spring needed
toddler bed with guard rail white
floating bed with lights under
ottoman storage bed small double
orthopaedic mattress medium firm
memory foam topper 5 cm
cooling pillow for side sleepers
weighted blanket 8 kg
electric blanket single
waterproof mattress cover cot size
reclining leather armchair with cup holder
power lift chair for elderly
massage chair under 500
gaming chair with footrest red
papasan chair cushion only
rocking chair for nursery
hanging egg chair with stand
bean bag for kids waterproof
modular sofa with chaise left hand
u shaped sectional with sleeper
sleeper loveseat for small apartment
green chesterfield two seater
sofa slipcover for three seats stretch
arm rest tray for couch
replacement legs for sofa 15 cm
lift top coffee table with hidden storage
round marble coffee table gold legs
c shaped side table for laptop
nest of three tables walnut and black
glass console table for narrow hallway
live edge dining table for eight
folding table and four chairs for balcony
counter height pub table set
breakfast bar with stools built in
farmhouse bench to match table
stackable chairs for events
wishbone chair natural paper cord
clear acrylic ghost chair
swivel counter stools with backs set of 2
kids table and chair set dinosaur
standing desk electric 160 cm with memory
corner desk with hutch and printer shelf
l shaped gaming desk black carbon
ergonomic mesh chair with lumbar support
chair mat for thick carpet
dual monitor arm clamp
filing cabinet with lock three drawers
bookcase with glass doors and lights
ladder bookshelf five tier industrial pipe
cube organiser 4x4 white with baskets
tv stand for 75 inch with fireplace
floating media unit high gloss
record player stand with vinyl storage
shoe bench with cushion for entryway
hall tree with mirror and hooks
umbrella stand cast iron
wardrobe with mirror three doors sliding
free standing clothes rail heavy duty
jewellery armoire lockable wall mounted
under bed storage boxes with wheels
makeup vanity with lighted mirror
bathroom vanity 60 cm with sink
over toilet storage cabinet bamboo
shower caddy rust proof corner
rain shower head brushed nickel
freestanding tub with faucet
heated towel rail chrome 120
toilet paper holder with shelf
medicine cabinet with led mirror
kitchen island on wheels butcher block
pantry cabinet tall with shelves
pull out trash can for cabinet
farmhouse sink 33 inch white
range hood 90 cm stainless
over the door spice rack
bread box with bamboo lid
cookie jar ceramic with cat
non stick frying pan set induction
pressure cooker 6 litre
stand mixer in pastel pink
espresso machine with milk frother
wine fridge 12 bottles
refrigerator with water dispenser
washing machine 8 kg silent
robot vacuum for pet hair
tower fan quiet with remote
ceiling fan with light and remote
chandelier crystal for dining room modern
semi flush ceiling light brass
pendant light over kitchen island set of three
wall sconce plug in with switch
bedside lamp touch usb port
led strip lights 10 m colour changing
string lights for balcony solar
smart bulb e27 warm white
arc floor lamp marble base
area rug 8x10 washable boho
shag rug cream fluffy round
runner rug for stairs non slip
outdoor rug plastic reversible
door mat funny coir
blackout curtains 96 inch length teal
sheer linen drapes with grommets
bamboo roman shade cordless
curtain rod without drilling
peel and stick wallpaper floral
wall tiles self adhesive marble look
abstract canvas art blue and gold large
framed map of the world vintage
metal wall decor tree of life
picture frame 40x50 with mount
sunburst mirror antique gold
arched full length mirror leaning
grandfather clock with pendulum
artificial olive tree 180 cm
faux orchid in ceramic pot
plant stand three tier indoor
self watering planter for windows
bird bath solar fountain
patio dining set with umbrella
rattan garden corner sofa with cover
fire pit table propane
gazebo 3x4 with netting
greenhouse polycarbonate lean to
pool float flamingo
inflatable hot tub four people
christmas tree 210 cm with lights
halloween decorations for porch
dog bed large washable cover
cat tree with scratching post
pet gate extra wide
baby crib with changing table
play kitchen wooden
trampoline with net 300
dumbbells rack
treadmill foldable
delvano 3 piece bistro set
corvalle boucle swivel chair
harrowgate extending table oak
marlowe and finch nightstand
brunhilde chest of drawers
tessaro l shaped couch grey
oakhurst collection tv unit
lindqvist desk lamp
wexcombe bed king
comfertable recliner chiar
grey velevt sofa bed doubel
wodden bookshelfs with doors
dinning tabel for six wiht chairs
bedsdie tabel with drawr
bathrom mirorr with ligths
curtians for livng room
leahter ofice chiar blak
outdor furnature set ratan
kitchn storge cabnet whit
gift ideas for new home
housewarming present under 50
scandinavian living room ideas
furniture for small studio flat
returns and refunds
do you deliver to ireland
opening hours on sunday
voucher code spring
spare parts for bed slats
what colour rug goes with grey sofa
`.trim().split('\n');
