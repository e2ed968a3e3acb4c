/** Queries for every line, written before any of them was run and after all other lists. */
export const HELD_OUT_FRESH = {
  "held out of electronics, fresh": `
    tv 55 pulgadas barata | televisions flat-screen-tvs | 55"
    smart tv 40 inch under 250 | televisions flat-screen-tvs | 40" & <250
    4k tv 85 | televisions flat-screen-tvs | 85" & 4K
    oled tv under 2000 | televisions flat-screen-tvs | OLED & <2000
    50" qled | televisions flat-screen-tvs | QLED & 50"
    tv for small bedroom 32 inches | televisions flat-screen-tvs | 32"
    65in google tv | televisions flat-screen-tvs | 65" & google tv
    telvision 75 inch | televisions flat-screen-tvs | 75"
    kaelden mini led 65 | televisions flat-screen-tvs | kaelden & mini led & 65"
    vistrel reverie 4 | televisions | reverie 4\\b
    pantalla smart tv 43 | televisions flat-screen-tvs | 43"
    tv with 4 hdmi ports | televisions flat-screen-tvs | HDMI Inputs: 4
    laptop 15.6 inch 16gb ram | laptop-computers | 15\\.6" & MEMORY=16
    lap top under 500 | laptop-computers | <500
    laptop core ultra 5 | laptop-computers | Core Ultra 5
    laptop intel i3 8gb | laptop-computers | i3 & MEMORY=8
    NRVAIR340 | laptop-computers | AirFold 340
    silver laptop 14" | laptop-computers | silver & \\b14"
    gaming laptop 4060 | laptop-computers | RTX 4060
    laptops with long battery life over 12 hours | laptop-computers | BATTERY_LIFE>12
    laptop nueva de 16 gb menos de 800 | laptop-computers | MEMORY=16 & <800
    cheap gaming desktop rtx 4060 | gaming-pcs desktop-pcs | RTX 4060
    white gaming pc | gaming-pcs | Color: White
    all-in-one pc ryzen 7 | desktop-pcs | All-in-One & Ryzen 7
    computadora de escritorio 16gb | desktop-pcs gaming-pcs | MEMORY=16
    1440p gaming monitor 27 | computer-monitors | 27" & 1440 & gaming
    monitor curvo 34 | computer-monitors | curved & 34"
    monitr 32 4k | computer-monitors | 32" & 4K
    monitors under 200 144hz or higher | computer-monitors | REFRESH_RATE>144 & <200
    tablet 12.9 | ipad-tablets | 12\\.9
    tablet barata 10 pulgadas | ipad-tablets | 10\\.4
    android tablet 8gb ram | ipad-tablets | MEMORY=8
    rose gold tablet | ipad-tablets | rose gold
    phone 512gb unlocked lavender | smartphones | 512 ?GB & lavender
    5g phones less than $250 | smartphones | <250
    smart fone 128 gb | smartphones | 128 ?GB
    nuvisse lite 256 | smartphones | nuvisse & 256 ?GB
    celulares baratos de 256gb | smartphones | 256 ?GB
    phone good camera 108mp | smartphones | 108 megapixels
    quiet dishwasher under 45db | dishwashers | NOISE_LEVEL<45
    lavaplatos blanco | dishwashers | Color: White
    18" dishwasher stainless steel | dishwashers | 18" & stainless steel
    dishwasher with third rack | dishwashers | Racks: 3
    energy star dishwasher under 1000 | dishwashers | ENERGY_STAR=true & <1000
    front loader washer 5 cu ft | washers-dryers | front load & 5\\.[02] Cu
    top loading washer with agitator | washers-dryers | top load & agitator
    heat pump dryer ventless | washers-dryers | heat pump
    lavadora menos de $600 | washers-dryers | washer & <600
    secadora de ropa a gas menos de 800 | washers-dryers | \\bgas\\b & dryer & <800
    fridge with ice maker under 2500 | refrigerators | \\bice\\b & <2500
    black stainless refrigerator | refrigerators | black stainless
    refrigerator 36 inches wide | refrigerators | Width: 35\\.8
    mini nevera para cuarto | refrigerators | compact
    gas range stainless 5 burner | ovens-ranges | \\bgas\\b & Burners: 5
    induction stove | ovens-ranges | induction
    estufa electrica menos de 800 | ovens-ranges | electric & <800
    black wall oven | ovens-ranges | wall oven
    air fry oven range under 1300 | ovens-ranges | air fry & <1300
    robotic vacuum w/ mop | vacuums-floor-cleaners | robot & mop
    cordles vacum | vacuums-floor-cleaners | cordless
    stick vacuum 70 minutes | vacuums-floor-cleaners | stick & 70 minutes
    10000 btu portable ac | air-conditioners | portable & 10,000
    ac unit for 350 sq ft | air-conditioners | AREA>350
    aire acondicionado ventana menos de 400 | air-conditioners | window & <400
    quiet window unit air conditioner | air-conditioners | window
    espresso maker stainless under 300 | kitchen-appliances | espresso & <300
    cafetera con molino | kitchen-appliances | grinder|bean-to-cup
    1400 watt blender | kitchen-appliances | 1,?400 ?W
    toster 4 slice red | kitchen-appliances | 4-slice & \\bred\\b
    midnight blue headphones | headphones | midnight blue
    wired headphones cheap | headphones | \\bwired\\b
    audifonos bluetooth menos de 50 dolares | headphones earbuds gaming-headsets | wireless & <50
    sport ear buds | earbuds | sport
    wirless earbuds under 100 | earbuds | <100
    soundbar dolby atmos under 400 | sound-bars | atmos & <400
    powered bookshelf speakers walnut | bookshelf-speakers | powered & walnut
    vinyl record player bluetooth | turntables | bluetooth
    waterproof speaker under 80 | bluetooth-speakers party-speakers | waterproof|IPX?\\d & <80
    800w party speaker | party-speakers | 800W
    proyector 4k | projectors-screens | 4K & projector\\b
    120 inch projector screen | projectors-screens | 120" & screen
    white entertainment center | tv-stands | Color: White
    full frame camera under 2000 | mirrorless-cameras dslr-cameras | full-frame & <2000
    waterproof camera for snorkeling | point-and-shoot-cameras action-cameras | waterproof
    telephoto 70-300mm | camera-lenses | 70-300
    security cameras outdoor 4 pack | security-cameras | 4-pack
    wifi router under 100 | networking-wireless | router & <100
    ink tank printer | printers-scanners | ink tank
    console 1tb white | game-consoles | 1 ?TB & white
    gaming headset wireless 7.1 | gaming-headsets | wireless & 7\\.1
    electric scooter 25 miles | electric-scooters | RANGE>25
    treadmill with touchscreen under 1500 | treadmills | touchscreen & <1500
    bicicleta estatica | exercise-bikes
    pellet smoker | grills | pellet
    riding lawnmower battery | lawn-mowers | riding
    20v hammer drill | power-tools | hammer drill & 20V
    sierra circular | power-tools | circular saw
    electric pressure washer 2000 psi or more | pressure-washers | PRESSURE>2000 & electric
    power station 2000w | generators | 2,?000W
    reloj deportivo gps | smartwatches fitness-trackers | gps`,
  "held out of tires and wheels, fresh": `
    tires for my 2020 f150 | tires | fits Ford/F-150/2020
    for honda civic 2018 | tires wheels | make Honda/Civic/2018
    275/70r18 all terrain | tires | TIRE_SIZE=lt275-70r18 & TREAD=All terrain
    33x12.50r20 load range e | tires | TIRE_SIZE=33x12-50r20lt & LOAD_RANGE=E
    18x8.5 5x114.3 bronze | wheels | RIM_DIAMETER=18 & WHEEL_WIDTH=8.5 & BOLT_PATTERN=5x114.3 & FINISH=Bronze
    ST205/75R15 load d | tires | TIRE_SIZE=st205-75r15
    load e tires for f250 | tires | LOAD_RANGE=E & fits Ford/F-250 Super Duty
    run flat 225/45r18 | tires | RUN_FLAT=true & TIRE_SIZE=225-45r18
    245/40r18 run flats | tires | RUN_FLAT=true & TIRE_SIZE=245-40r18
    33s for jeep wrangler | tires | tall 33 & fits Jeep/Wrangler
    35s mud tires | tires | tall 35 & TREAD=Mud terrain
    35 inch tires on 20 inch wheels | tires | tall 35 & RIM_DIAMETER=20
    black lug nuts m12x1.5 | wheel-accessories | lug nut & M12x1\\.5 & black
    wheel locks | wheel-accessories | lock
    hub rings 73.1 to 64.1 | wheel-accessories | 73\\.1 to 64\\.1
    2021 rav4 xle all weather tires | tires | SEASON=All-weather & fits Toyota/RAV4/2021/XLE
    snow tires 2017 honda crv awd | tires | SEASON=Winter & fits Honda/CR-V/2017
    ice tires 225/65r17 | tires | SEASON=Winter & TIRE_SIZE=225-65r17
    llantas para nieve rav4 2020 | tires | SEASON=Winter & fits Toyota/RAV4/2020
    llantas 225 65 17 | tires | TIRE_SIZE=225-65r17
    llantas rin 18 todo terreno | tires | RIM_DIAMETER=18 & TREAD=All terrain
    llantas para troca silverado | tires | TIRE_SIZE=255-70r17,265-65r18,275-60r20,lt245-75r17,lt275-65r20,lt275-70r18
    neumáticos de verano 245/40r18 | tires | SEASON=Summer & TIRE_SIZE=245-40r18
    rines 20 pulgadas cromados 6x139.7 | wheels | RIM_DIAMETER=20 & FINISH=Chrome & BOLT_PATTERN=6x139.7
    rines negros 5x114.3 | wheels | FINISH=Black & BOLT_PATTERN=5x114.3
    2019 toyota tacoma trd off road all terrain tires | tires | TREAD=All terrain & fits Toyota/Tacoma/2019/TRD Off-Road
    tires honda oddysey 2019 | tires | fits Honda/Odyssey/2019
    honda pillot 2018 tires | tires | fits Honda/Pilot/2018
    chevy silverado 2500 load e tires | tires | LOAD_RANGE=E & fits Chevrolet/Silverado 2500HD
    equinox 2020 tires under 150 | tires | fits Chevrolet/Equinox/2020 & <150
    subaru crosstrek all weather tires | tires | SEASON=All-weather & fits Subaru/Crosstrek
    subaru forester 2021 18 inch tires | tires | RIM_DIAMETER=18 & fits Subaru/Forester/2021
    jeep gladiator rubicon tires | tires | fits Jeep/Gladiator/2022/Rubicon
    wrangler sahara 2019 all terrain | tires | TREAD=All terrain & fits Jeep/Wrangler/2019/Sahara
    tires for 2022 tesla model y 19 inch | tires | RIM_DIAMETER=19 & fits Tesla/Model Y/2022
    model 3 all season tires | tires | SEASON=All-season & fits Tesla/Model 3
    bmw 330i run flat tires 2021 | tires | RUN_FLAT=true & fits BMW/3 Series/2021/330i
    audi q5 all season tires | tires | SEASON=All-season & fits Audi/Q5
    volkswagen tiguan tires 17 | tires | RIM_DIAMETER=17 & fits Volkswagen/Tiguan
    vw golf gti summer tires | tires | SEASON=Summer & fits Volkswagen/Golf GTI
    mustang gt 2019 summer tires | tires | SEASON=Summer & fits Ford/Mustang/2019
    camaro ss tires | tires | fits Chevrolet/Camaro
    dodge challenger r/t tires | tires | fits Dodge/Challenger/2020/R/T
    ram 1500 2020 20 inch tires | tires | RIM_DIAMETER=20 & fits Ram/1500/2020
    ram rebel tires | tires | fits Ram/1500/2020/Rebel
    gmc sierra 2500hd tires | tires | fits GMC/Sierra 2500HD
    gmc acadia denali tires 2020 | tires | fits GMC/Acadia/2020/Denali
    cadillac xt5 tires | tires | fits Cadillac/XT5
    nissan leaf tires | tires | fits Nissan/Leaf
    nissan kicks 2020 tires 17 | tires | RIM_DIAMETER=17 & fits Nissan/Kicks/2020
    infiniti q50 tires all season | tires | SEASON=All-season & fits Infiniti/Q50
    cheap tires kia forte 2021 | tires | fits Kia/Forte/2021
    kia k5 gt line tires | tires | fits Kia/K5/2022/GT-Line
    hyundai palisade tires limited 2021 | tires | fits Hyundai/Palisade/2021/Limited
    hyndai kona tires | tires | fits Hyundai/Kona
    mazda 6 tires 2016 | tires | fits Mazda/Mazda6/2016
    mazda cx50 tires | tires | fits Mazda/CX-50
    mitsubishi outlander 2018 tires | tires | fits Mitsubishi/Outlander/2018
    ford maverick all terrain tires | tires | TREAD=All terrain & fits Ford/Maverick
    mercedes sprinter van tires | tires | fits Mercedes-Benz/Sprinter 2500
    toyota sienna 2022 all weather tires | tires | SEASON=All-weather & fits Toyota/Sienna/2022
    toyota sequoia tires | tires | fits Toyota/Sequoia
    sequoya tires 265/70r17 | tires | sequoya & TIRE_SIZE=265-70r17
    trailgrip a/t 265/70r17 | tires | trailgrip & TIRE_SIZE=265-70r17,lt265-70r17
    veloria tracciante 245/40r18 | tires | tracciante & TIRE_SIZE=245-40r18
    roadhaven meridian touring 205/55r16 | tires | meridian touring & TIRE_SIZE=205-55r16
    ROAMER-10006 | tires | meridian touring & TIRE_SIZE=205-55r16
    calvary ridge mudclaw 33 inch | tires | mudclaw & tall 33
    northlight borealis ice 205/55r16 | tires | borealis ice & TIRE_SIZE=205-55r16
    halewind tires under 100 | tires | halewind & <100
    blemished tires | tires | blemished
    boat trailer tires 13 inch | tires | TREAD=Trailer & RIM_DIAMETER=13
    semi tires 11r22.5 drive | tires | TIRE_SIZE=11r22-5 & TREAD=Drive
    loader tires 20.5-25 | tires | 20\\.5-25
    245/75r17 10 ply | tires | TIRE_SIZE=lt245-75r17
    p265/65r17 | tires | TIRE_SIZE=265-65r17
    265/60/18 | tires | TIRE_SIZE=265-60r18
    255/65r18 highway tires | tires | TIRE_SIZE=255-65r18 & TREAD=Highway
    195/75r16c van tires | tires | TIRE_SIZE=195-75r16c
    205 55 r16 91h | tires | TIRE_SIZE=205-55r16
    cheap 195/65r15 under 80 | tires | TIRE_SIZE=195-65r15 & <80
    225/40zr18 summer | tires | TIRE_SIZE=225-40r18 & SEASON=Summer
    17 inch all weather tires under 150 | tires | RIM_DIAMETER=17 & SEASON=All-weather & <150
    16" light truck tires 10 ply | tires | RIM_DIAMETER=16 & PLY_RATING=10
    white letter tires 265/70r16 | tires | TIRE_SIZE=265-70r16 & white letters
    80000 mile tires 225/50r17 | tires | TIRE_SIZE=225-50r17 & MILEAGE_WARRANTY>80000
    ev tires | tires | Meridian EV
    mountain snowflake all terrain 275/65r18 | tires | TIRE_SIZE=275-65r18,lt275-65r18 & TREAD=All terrain & 3PMSF
    michelin 225/65r17 | tires | michelin & TIRE_SIZE=225-65r17
    all season tiers 215/55r17 | tires | SEASON=All-season & TIRE_SIZE=215-55r17
    20x9 6x139.7 +1 gloss black milled | wheels | RIM_DIAMETER=20 & WHEEL_WIDTH=9 & BOLT_PATTERN=6x139.7 & black milled
    17x9 5x127 -12 jeep rims | wheels | RIM_DIAMETER=17 & WHEEL_WIDTH=9 & BOLT_PATTERN=5x127
    5x120 19 inch rims gunmetal | wheels | RIM_DIAMETER=19 & BOLT_PATTERN=5x120 & gunmetal
    jeep wrangler 17x9 wheels matte black | wheels | RIM_DIAMETER=17 & WHEEL_WIDTH=9 & drilled Jeep/Wrangler & matte black
    honda accord rims 19 inch | wheels | RIM_DIAMETER=19 & drilled Honda/Accord
    8x180 rims for chevy 2500 | wheels | BOLT_PATTERN=8x180
    silver 16 inch wheels 5x100 | wheels | RIM_DIAMETER=16 & BOLT_PATTERN=5x100 & silver
    stonejaw boulder 20x9 | wheels | stonejaw boulder|boulder 20x9 & RIM_DIAMETER=20 & WHEEL_WIDTH=9
    5 lug wheels 18 inch | wheels | RIM_DIAMETER=18 & Bolt Pattern: 5x
    17 inch wheels under 150 | wheels | RIM_DIAMETER=17 & <150`,
} as const satisfies Readonly<Record<string, string>>;
