/** Queries for tires and wheels by vehicle and season, written before any of them was run. Rows are as in `line-queries.ts`. */
export const HELD_OUT_VEHICLES = {
  "held out by vehicle": `
    for my wife's crv | tires | fits Honda/CR-V
    tires for my wifes 2019 crv | tires | fits Honda/CR-V/2019
    new tires for my daughter's civic 2017 | tires | fits Honda/Civic/2017
    tires for dads f150 | tires | fits Ford/F-150
    need 4 snow tires for a 2020 subaru forester asap | tires | SEASON=Winter & fits Subaru/Forester/2020
    winter tires toyota camry 2018 under 150 | tires | SEASON=Winter & fits Toyota/Camry/2018 & <150
    winter tires for rav4 under $200 | tires | SEASON=Winter & fits Toyota/RAV4 & <200
    cheapest all seasons for 2015 altima | tires | SEASON=All-season & fits Nissan/Altima/2015
    all seasons chevy malibu 2018 | tires | SEASON=All-season & fits Chevrolet/Malibu/2018
    good tires for a 2016 rogue in snow | tires | fits Nissan/Rogue/2016
    tires for toyota | tires | make Toyota
    tires for honda | tires | make Honda
    honda tires | tires | make Honda
    bmw tires | tires | make BMW
    tires for subaru | tires | make Subaru
    winter tires for subaru | tires | SEASON=Winter & make Subaru
    snow tires for a volvo | tires | SEASON=Winter & make Volvo
    chevy truck tires | tires | make Chevrolet
    ford tires all terrain | tires | TREAD=All terrain & make Ford
    jeep tires | tires | make Jeep
    jeep wheels | wheels | make Jeep
    tesla tires | tires | make Tesla
    tesla rims 19 | wheels | RIM_DIAMETER=19 & make Tesla
    toyota rims black | wheels | FINISH=Black & make Toyota
    mercedes tires | tires | make Mercedes-Benz
    mercedes benz winter tires | tires | SEASON=Winter & make Mercedes-Benz
    vw winter tires | tires | SEASON=Winter & make Volkswagen
    audi tires under 250 | tires | make Audi & <250
    lexus tires | tires | make Lexus
    llantas para toyota | tires | make Toyota
    llantas nissan | tires | make Nissan
    hyundai all season tires | tires | SEASON=All-season & make Hyundai
    kia tires cheap | tires | make Kia
    dodge ram tires | tires | make Ram
    ram 2500 tires 10 ply | tires | PLY_RATING=10 & fits Ram/2500
    tires dodge ram 1500 2017 | tires | fits Ram/1500/2017
    camry se 2020 tires | tires | fits Toyota/Camry/2020/SE
    2021 toyota camry le tires | tires | fits Toyota/Camry/2021/LE
    tires for 2022 camry xse | tires | fits Toyota/Camry/2022/XSE
    2019 rav4 xle tires | tires | fits Toyota/RAV4/2019/XLE
    rav4 limited 2021 tire | tires | fits Toyota/RAV4/2021/Limited
    highlander limited 2022 tires | tires | fits Toyota/Highlander/2022/Limited
    2018 tacoma trd off road tires | tires | fits Toyota/Tacoma/2018/TRD Off-Road
    tacoma trd sport tires | tires | fits Toyota/Tacoma/2018/TRD Sport
    4runner limited tires | tires | fits Toyota/4Runner/2018/Limited
    2020 tundra platinum tires | tires | fits Toyota/Tundra/2020/Platinum
    kia telluride sx tires | tires | fits Kia/Telluride/2022/SX
    dodge charger r/t tires 2020 | tires | fits Dodge/Charger/2020/R/T
    tesla model 3 long range winter tires | tires | SEASON=Winter & fits Tesla/Model 3/2020/Long Range
    2020 prius le tires | tires | fits Toyota/Prius/2020/LE
    corolla le 2021 all season | tires | SEASON=All-season & fits Toyota/Corolla/2021/LE
    mazda cx30 premium tires | tires | fits Mazda/CX-30/2022/Premium
    crv 2018 tires | tires | fits Honda/CR-V/2018
    hrv tires | tires | fits Honda/HR-V
    honda hr-v winter | tires | SEASON=Winter & fits Honda/HR-V
    chr tires toyota | tires | fits Toyota/C-HR
    f 150 tires | tires | fits Ford/F-150
    ford f150 2016 20 inch all terrain | tires | RIM_DIAMETER=20 & TREAD=All terrain & fits Ford/F-150/2016
    f250 tires | tires | fits Ford/F-250 Super Duty
    ford f-250 super duty mud tires | tires | TREAD=Mud terrain & fits Ford/F-250 Super Duty
    f-350 tires load range e | tires | LOAD_RANGE=E & fits Ford/F-350 Super Duty
    ford transit van tires | tires | fits Ford/Transit 250
    ford bronco all terrains | tires | TREAD=All terrain & fits Ford/Bronco
    bronco sport tires | tires | fits Ford/Bronco Sport
    mustang gt winter tires | tires | SEASON=Winter & fits Ford/Mustang
    2013 ford focus tires | tires | fits Ford/Focus/2013
    ford fusion tires 17 | tires | RIM_DIAMETER=17 & fits Ford/Fusion
    ford edge tire | tires | fits Ford/Edge
    silverado tires | tires | fits Chevrolet/Silverado 1500
    chevy 2500 tires | tires | fits Chevrolet/Silverado 2500HD
    2021 tahoe tires | tires | fits Chevrolet/Tahoe/2021
    chevrolet traverse all season tires | tires | SEASON=All-season & fits Chevrolet/Traverse
    chevy cruze 2017 tires | tires | fits Chevrolet/Cruze/2017
    gmc terrain tires | tires | fits GMC/Terrain
    gmc yukon 20s | tires | RIM_DIAMETER=20 & fits GMC/Yukon
    cadillac escalade 22 inch tires | tires | RIM_DIAMETER=22 & fits Cadillac/Escalade
    jeep cherokee tires | tires | fits Jeep/Cherokee
    wrangler mud terrains 17" | tires | TREAD=Mud terrain & RIM_DIAMETER=17 & fits Jeep/Wrangler
    grand cherokee winter tires 2016 | tires | SEASON=Winter & fits Jeep/Grand Cherokee/2016
    jeep compass tires 2020 | tires | fits Jeep/Compass/2020
    chrysler pacifica tires | tires | fits Chrysler/Pacifica
    grand caravan tires cheap | tires | fits Dodge/Grand Caravan
    dodge durango all season | tires | SEASON=All-season & fits Dodge/Durango
    challenger tires 20 | tires | RIM_DIAMETER=20 & fits Dodge/Challenger
    nissan frontier a/t | tires | TREAD=All terrain & fits Nissan/Frontier
    nissan murano tires | tires | fits Nissan/Murano
    altma tires | tires | fits Nissan/Altima
    nisan sentra 2020 | tires | fits Nissan/Sentra/2020
    toyta corolla tires | tires | fits Toyota/Corolla
    subaru outbak winter | tires | SEASON=Winter & fits Subaru/Outback
    hyundai elantr 2018 tires | tires | fits Hyundai/Elantra/2018
    wrangeler tires | tires | fits Jeep/Wrangler
    chevorlet equinox tires | tires | fits Chevrolet/Equinox
    volkswagon jetta 2020 tires | tires | fits Volkswagen/Jetta/2020
    mazda3 tires | tires | fits Mazda/Mazda3
    mazda 3 2016 tires | tires | fits Mazda/Mazda3/2016
    miata summer tires | tires | SEASON=Summer & fits Mazda/MX-5 Miata
    subaru wrx summer tires | tires | SEASON=Summer & fits Subaru/WRX
    legacy all weather | tires | SEASON=All-weather & fits Subaru/Legacy
    hyundai santa fe tires | tires | fits Hyundai/Santa Fe
    kia optima 2018 tires | tires | fits Kia/Optima/2018
    bmw 330i tires | tires | fits BMW/3 Series
    bmw 5 series run flats | tires | RUN_FLAT=true & fits BMW/5 Series
    audi q5 winter | tires | SEASON=Winter & fits Audi/Q5
    mercedes c class tires | tires | fits Mercedes-Benz/C-Class
    acura rdx tires | tires | fits Acura/RDX
    volvo xc60 winter tires | tires | SEASON=Winter & fits Volvo/XC60
    neumaticos de invierno para subaru outback | tires | SEASON=Winter & fits Subaru/Outback
    llantas para camioneta ford f-150 | tires | fits Ford/F-150
    llantas honda crv 2018 | tires | fits Honda/CR-V/2018
    gomas para nissan altima | tires | fits Nissan/Altima
    llantas toyota camry menos de 150 dolares | tires | fits Toyota/Camry & <150
    rines para silverado 1500 negros | wheels | FINISH=Black & drilled Chevrolet/Silverado 1500
    tacoma wheels 17 bronze | wheels | RIM_DIAMETER=17 & FINISH=Bronze & drilled Toyota/Tacoma
    rims for 2020 charger | wheels | drilled Dodge/Charger/2020
    f250 wheels 20 inch | wheels | RIM_DIAMETER=20 & drilled Ford/F-250 Super Duty`,
} as const satisfies Readonly<Record<string, string>>;
