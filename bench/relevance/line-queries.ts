/**
 * Queries for tires, wheels and limits in words, written before any of them was run. A row has the text, the
 * categories of a right result, and further conditions: `KEY=value` is an attribute, `KEY<45` its maximum,
 * `fits Make/Model/Year` the sizes of a vehicle, `drilled Make/Model` its bolt pattern, `make Make` the sizes
 * or bolt patterns of all its vehicles, `tall 33` an overall diameter. Other conditions are as in
 * `people-queries.ts`.
 */
export const LINES_ASK: Readonly<Record<string, string>> = {
  "a vehicle and more": `
    snow tires for honda crv | tires | SEASON=Winter & fits Honda/CR-V
    camry winter tires | tires | SEASON=Winter & fits Toyota/Camry
    winter tires for 2019 camry | tires | SEASON=Winter & fits Toyota/Camry/2019
    2018 civic tires under 150 | tires | fits Honda/Civic/2018 & <150
    2020 rav4 all season tires | tires | SEASON=All-season & fits Toyota/RAV4/2020
    all weather tires for subaru outback | tires | SEASON=All-weather & fits Subaru/Outback
    f150 all terrain tires | tires | TREAD=All terrain & fits Ford/F-150
    tacoma a/t tires | tires | TREAD=All terrain & fits Toyota/Tacoma
    jeep wrangler mud tires | tires | TREAD=Mud terrain & fits Jeep/Wrangler
    17 inch tires for camry | tires | RIM_DIAMETER=17 & fits Toyota/Camry
    18 inch winter tires for accord | tires | RIM_DIAMETER=18 & SEASON=Winter & fits Honda/Accord
    cheap tires for honda civic | tires | fits Honda/Civic
    civic tires under $120 | tires | fits Honda/Civic & <120
    tires under 200 for a toyota highlander | tires | fits Toyota/Highlander & <200
    northlight winter tires for camry | tires | SEASON=Winter & northlight & fits Toyota/Camry
    roadhaven tires honda accord | tires | roadhaven & fits Honda/Accord
    halewind tires for 2017 corolla | tires | halewind & fits Toyota/Corolla/2017
    veloria summer tires mustang | tires | veloria & SEASON=Summer & fits Ford/Mustang
    run flat tires bmw 3 series | tires | RUN_FLAT=true & fits BMW/3 Series
    bmw x5 tires | tires | fits BMW/X5
    tesla model 3 tires | tires | fits Tesla/Model 3
    tesla model y winter tires | tires | SEASON=Winter & fits Tesla/Model Y
    2021 honda pilot tires 20 inch | tires | RIM_DIAMETER=20 & fits Honda/Pilot/2021
    truck tires for silverado 1500 | tires | fits Chevrolet/Silverado 1500
    chevy equinox tires | tires | fits Chevrolet/Equinox
    chevy silverado 1500 20 inch tires | tires | RIM_DIAMETER=20 & fits Chevrolet/Silverado 1500
    tires to fit a 2016 nissan altima | tires | fits Nissan/Altima/2016
    i need tires for my ford escape | tires | fits Ford/Escape
    what tires fit a 2015 jeep grand cherokee | tires | fits Jeep/Grand Cherokee/2015
    hyundai elantra tires all season | tires | SEASON=All-season & fits Hyundai/Elantra
    kia soul tires | tires | fits Kia/Soul
    kia sorento winter tire | tires | SEASON=Winter & fits Kia/Sorento
    mazda cx5 tires | tires | fits Mazda/CX-5
    mazda cx-5 snow tires 17 | tires | SEASON=Winter & RIM_DIAMETER=17 & fits Mazda/CX-5
    subaru forester all terrain | tires | TREAD=All terrain & fits Subaru/Forester
    vw jetta tires | tires | fits Volkswagen/Jetta
    ram 1500 tires under 250 | tires | fits Ram/1500 & <250
    dodge charger tires | tires | fits Dodge/Charger
    set of 4 tires for nissan rogue | tires | fits Nissan/Rogue
    tires nissan sentra 2021 | tires | fits Nissan/Sentra/2021
    2014 corolla tire | tires | fits Toyota/Corolla/2014
    gmc sierra 1500 all terrain tires 18 | tires | TREAD=All terrain & RIM_DIAMETER=18 & fits GMC/Sierra 1500
    lexus rx350 tires | tires | fits Lexus/RX 350
    toyota prius tires cheap | tires | fits Toyota/Prius
    toyota tundra tires 275/65r18 | tires | TIRE_SIZE=275-65r18 & fits Toyota/Tundra
    honda odyssey tires between 100 and 200 | tires | fits Honda/Odyssey & >100 & <200
    camery tires | tires | fits Toyota/Camry
    toyota camary winter tires | tires | SEASON=Winter & fits Toyota/Camry
    hunda civic tires | tires | fits Honda/Civic
    silvarado 1500 tires | tires | fits Chevrolet/Silverado 1500
    2019 camry | tires | fits Toyota/Camry/2019
    honda cr-v 2018 | tires | fits Honda/CR-V/2018
    llantas para honda civic | tires | fits Honda/Civic
    llantas de invierno para camry | tires | SEASON=Winter & fits Toyota/Camry
    llantas toyota corolla 2016 baratas | tires | fits Toyota/Corolla/2016
    neumaticos para ford explorer | tires | fits Ford/Explorer
    rines para camry 18 | wheels | RIM_DIAMETER=18 & drilled Toyota/Camry
    rines honda accord | wheels | drilled Honda/Accord
    f150 rims black | wheels | FINISH=Black & drilled Ford/F-150
    black 20 inch rims for silverado 1500 | wheels | FINISH=Black & RIM_DIAMETER=20 & drilled Chevrolet/Silverado 1500
    jeep wrangler wheels 17 inch | wheels | RIM_DIAMETER=17 & drilled Jeep/Wrangler
    2019 camry wheels under 200 | wheels | drilled Toyota/Camry & <200
    chrome wheels f150 | wheels | FINISH=Chrome & drilled Ford/F-150
    bronze wheels for tacoma | wheels | FINISH=Bronze & drilled Toyota/Tacoma
    lunarch wheels for civic | wheels | lunarch & drilled Honda/Civic
    stonejaw rims tacoma | wheels | stonejaw & drilled Toyota/Tacoma
    all season tires for minivan toyota sienna | tires | SEASON=All-season & fits Toyota/Sienna
    performance tires for 2018 mustang gt | tires | fits Ford/Mustang/2018
    tires camry 2020 under $180 winter | tires | SEASON=Winter & fits Toyota/Camry/2020 & <180
    winter 2021 rav4 roadhaven or northlight | tires | SEASON=Winter & fits Toyota/RAV4/2021`,
  "a size": `
    275/70r18 | tires | TIRE_SIZE=lt275-70r18
    275 70 18 | tires | TIRE_SIZE=lt275-70r18
    LT 275 70 18 | tires | TIRE_SIZE=lt275-70r18
    lt275/70r18 | tires | TIRE_SIZE=lt275-70r18
    225 45 17 | tires | TIRE_SIZE=225-45r17
    2254517 | tires | TIRE_SIZE=225-45r17
    225/45/17 | tires | TIRE_SIZE=225-45r17
    225-45-17 | tires | TIRE_SIZE=225-45r17
    P225/45ZR17 | tires | TIRE_SIZE=225-45r17
    225/45zr17 94w xl | tires | TIRE_SIZE=225-45r17
    225 45r17 summer tires | tires | TIRE_SIZE=225-45r17 & SEASON=Summer
    22545r17 | tires | TIRE_SIZE=225-45r17
    225/45 r17 | tires | TIRE_SIZE=225-45r17
    225 / 45 / 17 | tires | TIRE_SIZE=225-45r17
    225x45x17 | tires | TIRE_SIZE=225-45r17
    tires 205 55 16 | tires | TIRE_SIZE=205-55r16
    205-55-16 all season | tires | TIRE_SIZE=205-55r16 & SEASON=All-season
    205/55/16 winter | tires | TIRE_SIZE=205-55r16 & SEASON=Winter
    235 55 r19 | tires | TIRE_SIZE=235-55r19
    265/70R17 | tires | TIRE_SIZE=265-70r17,lt265-70r17
    265 70 17 10 ply | tires | TIRE_SIZE=lt265-70r17
    lt265/70r17 load range e | tires | TIRE_SIZE=lt265-70r17
    265/70/17 all terrain under 300 | tires | TIRE_SIZE=265-70r17,lt265-70r17 & TREAD=All terrain & <300
    245/75r16 e rated | tires | TIRE_SIZE=lt245-75r16
    31x10.50r15 | tires | TIRE_SIZE=31x10-50r15lt
    31x10.5r15 | tires | TIRE_SIZE=31x10-50r15lt
    31x10.50-15 | tires | TIRE_SIZE=31x10-50r15lt
    31 10.50 15 | tires | TIRE_SIZE=31x10-50r15lt
    31x10.50r15lt mud tires | tires | TIRE_SIZE=31x10-50r15lt & TREAD=Mud terrain
    33x12.5-15 | tires | TIRE_SIZE=33x12-50r15lt
    33x12.50r17 | tires | TIRE_SIZE=33x12-50r17lt
    33 12.50 20 | tires | TIRE_SIZE=33x12-50r20lt
    33x12.50x20 mud terrain | tires | TIRE_SIZE=33x12-50r20lt & TREAD=Mud terrain
    35x12.5r20 | tires | TIRE_SIZE=35x12-50r20lt
    35 12.5 17 | tires | TIRE_SIZE=35x12-50r17lt
    35x1250r20 | tires | TIRE_SIZE=35x12-50r20lt
    37x12.50r17lt | tires | TIRE_SIZE=37x12-50r17lt
    ST205/75R15 | tires | TIRE_SIZE=st205-75r15
    st205 75 15 | tires | TIRE_SIZE=st205-75r15
    st 205 75 r15 | tires | TIRE_SIZE=st205-75r15
    205/75r15 trailer tire | tires | TIRE_SIZE=st205-75r15
    205/75r14 trailer tires | tires | TIRE_SIZE=st205-75r14
    st235/80r16 | tires | TIRE_SIZE=st235-80r16
    st225/75r15 trailer tires 10 ply | tires | TIRE_SIZE=st225-75r15
    11r22.5 | tires | TIRE_SIZE=11r22-5
    11r22.5 steer tires | tires | TIRE_SIZE=11r22-5 & TREAD=Steer
    295 75 22.5 drive | tires | TIRE_SIZE=295-75r22-5 & TREAD=Drive
    225/70r19.5 | tires | TIRE_SIZE=225-70r19-5
    17 inch tires | tires | RIM_DIAMETER=17
    17" tires | tires | RIM_DIAMETER=17
    18 in tires under 200 | tires | RIM_DIAMETER=18 & <200
    r16 tires | tires | RIM_DIAMETER=16
    tires 20 inch all terrain | tires | RIM_DIAMETER=20 & TREAD=All terrain
    16 inch winter tires | tires | RIM_DIAMETER=16 & SEASON=Winter
    22.5 truck tires | tires | RIM_DIAMETER=22.5
    20 inch rims | wheels | RIM_DIAMETER=20
    rims 18 inch black | wheels | RIM_DIAMETER=18 & FINISH=Black
    22 inch wheels | wheels | RIM_DIAMETER=22
    18x8.5 5x114.3 | wheels | RIM_DIAMETER=18 & WHEEL_WIDTH=8.5 & BOLT_PATTERN=5x114.3
    18 8.5 35 | wheels | RIM_DIAMETER=18 & WHEEL_WIDTH=8.5 & OFFSET=35
    18x8.5 +35 | wheels | RIM_DIAMETER=18 & WHEEL_WIDTH=8.5 & OFFSET=35
    20x9 6x135 | wheels | RIM_DIAMETER=20 & WHEEL_WIDTH=9 & BOLT_PATTERN=6x135
    20x9 wheels | wheels | RIM_DIAMETER=20 & WHEEL_WIDTH=9
    17x8.5 6x139.7 black | wheels | RIM_DIAMETER=17 & WHEEL_WIDTH=8.5 & BOLT_PATTERN=6x139.7 & FINISH=Black
    5x114.3 wheels | wheels | BOLT_PATTERN=5x114.3
    5x4.5 rims 17 inch | wheels | BOLT_PATTERN=5x114.3 & RIM_DIAMETER=17
    6 lug 139.7 wheels 18 | wheels | BOLT_PATTERN=6x139.7 & RIM_DIAMETER=18
    5x112 rims | wheels | BOLT_PATTERN=5x112
    19x8.5 et35 | wheels | RIM_DIAMETER=19 & WHEEL_WIDTH=8.5 & OFFSET=35
    wheels 20x10 -18 offset | wheels | RIM_DIAMETER=20 & WHEEL_WIDTH=10 & OFFSET=-18`,
  "a limit": `
    laptop $500 or less | laptop-computers | <500
    headphones $80 or less | headphones earbuds gaming-headsets | <80
    tv 400 dollars or less | televisions flat-screen-tvs | <400
    monitor 300-500$ | computer-monitors | >300 & <500
    laptop between 300 and 500 dollars | laptop-computers | >300 & <500
    refrigerator less than 1000 | refrigerators | <1000
    tablet 200 or under | ipad-tablets | <200
    phone not more than 300 dollars | smartphones | <300
    dishwasher $700+ | dishwashers | >700
    sound bar 150 to 300 dollars | sound-bars | >150 & <300
    treadmill 1000 dollars or more | treadmills | >1000
    gaming laptop $1000-$1500 | laptop-computers | >1000 & <1500
    camera no more than $600 | mirrorless-cameras dslr-cameras point-and-shoot-cameras action-cameras security-cameras camcorders | <600
    washer below $800 | washers-dryers | washer & <800
    grill at most 400 | grills | <400
    vacuum < $250 | vacuums-floor-cleaners | <250
    printer <= 200 | printers-scanners | <200
    tv around $500 or less 50 inch | televisions flat-screen-tvs | 50" & <500
    earbuds max $60 | earbuds | <60
    smartwatch up to 250 dollars | smartwatches | <250
    bluetooth speaker from 50 to 100 dollars | bluetooth-speakers party-speakers | >50 & <100
    tv menos de 500 dolares | televisions flat-screen-tvs | <500
    laptop por menos de $600 | laptop-computers | <600
    celular hasta 300 dolares | smartphones | <300
    lavadora entre 600 y 900 dolares | washers-dryers | washer & >600 & <900
    dishwasher under 45 db | dishwashers | NOISE_LEVEL<45
    dishwasher under 44 dba | dishwashers | NOISE_LEVEL<44
    quiet dishwasher less than 42 decibels | dishwashers | NOISE_LEVEL<42
    dishwasher below 50 db under $900 | dishwashers | NOISE_LEVEL<50 & <900
    air conditioner under 55 db | air-conditioners | NOISE_LEVEL<55
    electric scooter at least 20 mph | electric-scooters | TOP_SPEED>20
    scooter over 15 mph | electric-scooters | TOP_SPEED>15
    electric scooter under 15 mph | electric-scooters | TOP_SPEED<15
    laptop at least 16gb | laptop-computers | MEMORY>16
    laptop with at least 16gb ram | laptop-computers | MEMORY>16
    laptop 16 gb or more | laptop-computers | MEMORY>16
    laptop 32gb+ ram | laptop-computers | MEMORY>32
    desktop with 32gb or more memory | desktop-pcs gaming-pcs | MEMORY>32
    phone at least 256gb | smartphones | STORAGE>256
    phone with 8gb ram or more | smartphones | MEMORY>8
    laptop at least 1tb ssd | laptop-computers | STORAGE>1024
    tv over 65 inches | televisions flat-screen-tvs | SCREEN_SIZE>65
    tv at least 65 inches | televisions flat-screen-tvs | SCREEN_SIZE>65
    tv under 50 inches | televisions flat-screen-tvs | SCREEN_SIZE<50
    monitor 27 inches or larger | computer-monitors | SCREEN_SIZE>27
    monitor at least 144hz | computer-monitors | REFRESH_RATE>144
    tv 120hz or higher | televisions flat-screen-tvs | REFRESH_RATE>120
    fridge at least 25 cu ft | refrigerators | CAPACITY>25
    fridge under 20 cubic feet | refrigerators | CAPACITY<20
    pressure washer at least 3000 psi | pressure-washers | PRESSURE>3000
    window ac at least 10000 btu | air-conditioners | COOLING_AND_HEATING>10000
    camera over 24 megapixels | mirrorless-cameras dslr-cameras point-and-shoot-cameras action-cameras | MEGAPIXELS>24
    air fryer | ovens-ranges kitchen-appliances | air fry
    freidora de aire | ovens-ranges kitchen-appliances | air fry
    range with air fryer | ovens-ranges | air fry
    electric range air fry | ovens-ranges | air fry & electric
    lptop | laptop-computers
    latop 16gb | laptop-computers | 16 ?GB
    mnitor 4k | computer-monitors | 4K
    tlevision 65 inch | televisions flat-screen-tvs | 65"
    hadphones | headphones earbuds gaming-headsets
    rfrigerator french door | refrigerators | french door
    dshwasher | dishwashers
    wsher and dryer | washers-dryers
    pinter all in one | printers-scanners
    spaker bluetooth | bluetooth-speakers party-speakers | bluetooth
    tablt 64gb | ipad-tablets | 64 ?GB
    mcrowave | ovens-ranges kitchen-appliances | microwave
    vcuum cordless | vacuums-floor-cleaners | cordless
    llantas | tires
    llantas 17 pulgadas | tires | RIM_DIAMETER=17
    neumáticos de invierno | tires | SEASON=Winter
    rines 20 | wheels | RIM_DIAMETER=20
    rines negros | wheels | FINISH=Black
    ruedas 5x114.3 | wheels | BOLT_PATTERN=5x114.3
    llantas todo terreno | tires | TREAD=All terrain`,
};
