/** More queries, written before any of them was run, but after the search was tuned with the first lists. */
export const HELD_OUT_LATER = {
  "held out of electronics, later": `
    50 inch smart tv for bedroom | televisions flat-screen-tvs | 50"
    tv 75 in 4k less than 900 | televisions flat-screen-tvs | 75" & 4K & <900
    flat screen 32 | televisions flat-screen-tvs | 32"
    tv de 43 pulgadas | televisions flat-screen-tvs | 43"
    tvs over 80 inches | televisions flat-screen-tvs | SCREEN_SIZE>80
    teevee 55 | televisions flat-screen-tvs | 55"
    cheap laptop for school | laptop-computers
    laptop with 32 gigs of ram | laptop-computers | MEMORY=32
    17 inch laptop | laptop-computers | 17\\.3"|17"
    laptp 512gb ssd | laptop-computers | 512 ?GB
    i need a gaming laptop under 1200 | laptop-computers gaming-laptops | <1200
    laptop with at least 10 hours of battery | laptop-computers | BATTERY_LIFE>10
    refurbished laptop under 400 | laptop-computers | refurbished & <400
    laptop para estudiantes barata | laptop-computers
    desktop computer 32gb | desktop-pcs gaming-pcs | MEMORY=32
    prebuilt gaming pc under 1500 | gaming-pcs | <1500
    curved monitor 34 | computer-monitors | curved & 34"
    4k monitor 27 inch | computer-monitors | 4K & 27"
    monitor less than $150 | computer-monitors | <150
    monitor 27 pulgadas | computer-monitors | 27"
    tablet 128gb under 300 | ipad-tablets | 128 ?GB & <300
    10 inch tablet for kids | ipad-tablets | 10
    5g phone 256 gb | smartphones | 5G & 256 ?GB
    unlocked smartphone under 400 | smartphones | unlocked & <400
    celular desbloqueado barato | smartphones | unlocked
    phone with big screen | smartphones
    black dishwasher under 700 | dishwashers | black & <700
    dishwasher 42 db or lower | dishwashers | NOISE_LEVEL<42
    lavaplatos 24 pulgadas | dishwashers | 24"
    front load washer | washers-dryers | front
    washer dryer combo | washers-dryers | combo
    gas dryer | washers-dryers | gas & dryer
    washing machine 5 cu ft or larger | washers-dryers | CAPACITY>5
    lavadora de carga superior menos de 700 | washers-dryers | top & <700
    secadora electrica | washers-dryers | electric & dryer
    stainless fridge under 1500 | refrigerators | stainless & <1500
    french door refrigerator with ice maker | refrigerators | french door
    nevera pequeña | refrigerators
    top freezer refrigerator white | refrigerators | top & white
    window ac 10000 btu | air-conditioners | 10,000
    air conditioner under 300 dollars | air-conditioners | <300
    cordless vacuum less than 250 | vacuums-floor-cleaners | cordless|stick & <250
    upright vacuum | vacuums-floor-cleaners | upright
    robot mop | vacuums-floor-cleaners | robot & mop
    electric range slide in | ovens-ranges | electric & slide-in
    estufa de gas | ovens-ranges | gas
    over the range microwave | microwaves | over-the-range
    countertop microwave 1000 watt | microwaves | countertop
    horno microondas menos de 150 | microwaves | <150
    true wireless earbuds with anc under 150 | earbuds | noise cancelling & <150
    over ear headphones black | headphones | over-ear & black
    gaming headset for pc less than 80 | gaming-headsets | <80
    audifonos inalambricos baratos | headphones earbuds gaming-headsets | wireless
    waterproof bluetooth speaker | bluetooth-speakers | waterproof|IPX?\\d
    soundbar with subwoofer under 300 | sound-bars | subwoofer & <300
    barra de sonido | sound-bars
    full frame mirrorless | mirrorless-cameras | full
    dslr camera kit under 900 | dslr-cameras | <900
    doorbell camera wireless | security-cameras | doorbell
    camara de accion 4k | action-cameras | 4K
    mesh wifi 3 pack | networking-wireless | mesh
    all in one printer inkjet | printers-scanners | all-in-one & inkjet
    photo printer under 200 | printers-scanners | photo & <200
    inverter generator 2000 watts or more | generators | inverter & POWER>2000
    self propelled mower | lawn-mowers | self-propelled
    propane grill black | grills | propane & black
    electric toothbrush | personal-care | toothbrush
    smart watch for women under 200 | smartwatches | <200`,
  "held out by vehicle, later": `
    blizzard tires for my 2018 honda civic | tires | SEASON=Winter & fits Honda/Civic/2018
    snow tires toyota corolla 2021 | tires | SEASON=Winter & fits Toyota/Corolla/2021
    2016 jeep wrangler all terrain tires | tires | TREAD=All terrain & fits Jeep/Wrangler/2016
    all season tires for a 2020 hyundai elantra | tires | SEASON=All-season & fits Hyundai/Elantra/2020
    winter tires kia sorento | tires | SEASON=Winter & fits Kia/Sorento
    tires subaru outback 2019 below $180 | tires | fits Subaru/Outback/2019 & <180
    my son drives a ford focus he needs tires | tires | fits Ford/Focus
    set of tires gmc sierra 1500 2022 | tires | fits GMC/Sierra 1500/2022
    chevy silverado 1500 mud tires | tires | TREAD=Mud terrain & fits Chevrolet/Silverado 1500
    summer tires bmw 3 series | tires | SEASON=Summer & fits BMW/3 Series
    vw jetta tires for winter | tires | SEASON=Winter & fits Volkswagen/Jetta
    nissan rogue 2021 all seson tires | tires | SEASON=All-season & fits Nissan/Rogue/2021
    tires for 2017 mazda cx-5 | tires | fits Mazda/CX-5/2017
    mazda cx5 winter tires | tires | SEASON=Winter & fits Mazda/CX-5
    llantas honda accord 2018 | tires | fits Honda/Accord/2018
    toyota tacoma wheels | wheels | fits Toyota/Tacoma
    rims for a 2019 dodge charger | wheels | fits Dodge/Charger/2019
    tundra 2020 tires under 300 dollars | tires | fits Toyota/Tundra/2020 & <300
    tires for audi a4 2018 | tires | fits Audi/A4/2018
    lexus rx 350 all season | tires | SEASON=All-season & fits Lexus/RX 350
    toyota camry 2020 tires | tires | fits Toyota/Camry/2020
    tires for my honda civic | tires | fits Honda/Civic
    winter tyres ford escape | tires | SEASON=Winter & fits Ford/Escape
    need tires for a chevrolet malibu | tires | fits Chevrolet/Malibu
    honda cr-v all seasons | tires | SEASON=All-season & fits Honda/CR-V
    wheels that fit a ford mustang | wheels | fits Ford/Mustang
    subaru forester snow tires under 200 | tires | SEASON=Winter & fits Subaru/Forester & <200`,
} as const satisfies Readonly<Record<string, string>>;
