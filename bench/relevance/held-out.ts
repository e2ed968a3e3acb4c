/**
 * Queries of the same kinds as `line-queries.ts`, written after the search was tuned with those and run
 * once.
 */
export const HELD_OUT: Readonly<Record<string, string>> = {
  "held out": `
    snow tires 2021 subaru crosstrek | tires | SEASON=Winter & fits Subaru/Crosstrek/2021
    nissan altima all-season tires under 160 | tires | SEASON=All-season & fits Nissan/Altima & <160
    i want new tires for my 2020 ford explorer | tires | fits Ford/Explorer/2020
    tires that fit hyundai tucson | tires | fits Hyundai/Tucson
    jeep gladiator all terrain tires 17" | tires | TREAD=All terrain & RIM_DIAMETER=17 & fits Jeep/Gladiator
    silverado 2500hd 10 ply tires | tires | PLY_RATING=10 & fits Chevrolet/Silverado 2500HD
    2019 accord summer tires | tires | SEASON=Summer & fits Honda/Accord/2019
    veloria tires for a bmw x5 | tires | veloria & fits BMW/X5
    sequoya highway tires for ford f-150 | tires | sequoya & TREAD=Highway & fits Ford/F-150
    toyota 4runner tires $250 or less | tires | fits Toyota/4Runner & <250
    winter tyres volkswagen tiguan | tires | SEASON=Winter & fits Volkswagen/Tiguan
    llantas para nissan rogue 2019 | tires | fits Nissan/Rogue/2019
    llantas todo terreno toyota tacoma | tires | TREAD=All terrain & fits Toyota/Tacoma
    chevrolet tahoe 20 inch rims | wheels | RIM_DIAMETER=20 & drilled Chevrolet/Tahoe
    rims for a dodge charger black | wheels | FINISH=Black & drilled Dodge/Charger
    subaru impreza wheels 17 | wheels | RIM_DIAMETER=17 & drilled Subaru/Impreza
    tires for corola 2015 | tires | fits Toyota/Corolla/2015
    hyundia sonata tires | tires | fits Hyundai/Sonata
    toyota higlander all season tires | tires | SEASON=All-season & fits Toyota/Highlander
    2022 kia sportage | tires | fits Kia/Sportage/2022
    245/45r18 | tires | TIRE_SIZE=245-45r18
    235/65 17 | tires | TIRE_SIZE=235-65r17
    tire size 215/60r16 | tires | TIRE_SIZE=215-60r16
    p265/70r17 all terrain | tires | TIRE_SIZE=265-70r17 & TREAD=All terrain
    lt 245 75 17 | tires | TIRE_SIZE=lt245-75r17
    285/70-17 | tires | TIRE_SIZE=lt285-70r17
    225 60 r18 crossover tires | tires | TIRE_SIZE=225-60r18
    205 65 15 cheap | tires | TIRE_SIZE=205-65r15
    35x12.50 r18 | tires | TIRE_SIZE=35x12-50r18lt
    33x12.50-18 mud tires | tires | TIRE_SIZE=33x12-50r18lt & TREAD=Mud terrain
    175/80r13 trailer tire | tires | TIRE_SIZE=st175-80r13
    st225/75r15 load range e | tires | TIRE_SIZE=st225-75r15
    19 inch performance tires | tires | RIM_DIAMETER=19 & TREAD=Performance,Ultra high performance
    cheap 15 inch tires | tires | RIM_DIAMETER=15
    tires 18 inch winter | tires | RIM_DIAMETER=18 & SEASON=Winter
    17x7.5 5x112 | wheels | RIM_DIAMETER=17 & WHEEL_WIDTH=7.5 & BOLT_PATTERN=5x112
    20 x 9 6x139.7 rims | wheels | RIM_DIAMETER=20 & WHEEL_WIDTH=9 & BOLT_PATTERN=6x139.7
    19x8.5 5x120 silver wheels | wheels | RIM_DIAMETER=19 & WHEEL_WIDTH=8.5 & BOLT_PATTERN=5x120 & FINISH=Silver
    8x170 wheels 20 | wheels | BOLT_PATTERN=8x170 & RIM_DIAMETER=20
    6x5.5 bolt pattern wheels | wheels | BOLT_PATTERN=6x139.7
    soundbar $200 or less | sound-bars | <200
    desktop computer 600 to 900 dollars | desktop-pcs gaming-pcs | >600 & <900
    tablet no more than 250 dollars | ipad-tablets | <250
    wireless headphones 100$ or under | headphones earbuds gaming-headsets | wireless & <100
    washing machine up to $900 | washers-dryers | washer & <900
    drone between 200 and 600 | drones | >200 & <600
    monitor at most $250 27 inch | computer-monitors | 27" & <250
    dishwasher quieter than 46 dba | dishwashers | NOISE_LEVEL<46
    electric scooter 15 mph or faster | electric-scooters | TOP_SPEED>15
    gaming laptop minimum 32gb ram | laptop-computers | MEMORY>32
    smartphone with at least 128gb storage | smartphones | STORAGE>128
    tv bigger than 70 inches | televisions flat-screen-tvs | SCREEN_SIZE>70
    gaming monitor 165hz or more | computer-monitors | REFRESH_RATE>165
    camara de mas de 20 megapixeles | mirrorless-cameras dslr-cameras point-and-shoot-cameras action-cameras | MEGAPIXELS>20
    refrigerador por menos de 1500 dolares | refrigerators | <1500
    televisor 55 pulgadas menos de $600 | televisions flat-screen-tvs | 55" & <600
    grll gas 4 burner | grills | gas
    pojector 1080p | projectors-screens | 1080p
    earbds noise cancelling | earbuds | noise cancelling
    air frier oven | ovens-ranges kitchen-appliances | air fry
    rines cromados 20 | wheels | FINISH=Chrome & RIM_DIAMETER=20
    neumaticos 225/65r17 | tires | TIRE_SIZE=225-65r17`,
};
