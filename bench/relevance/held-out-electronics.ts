/**
 * Queries for electronics with limits, sound, speed and brands, in Spanish and misspelled, written before any
 * of them was run.
 */
export const HELD_OUT_ELECTRONICS = {
  "held out of electronics": `
    55 inch tv less than 400 | televisions flat-screen-tvs | 55" & <400
    65 tv under 800 | televisions flat-screen-tvs | 65" & <800
    tv smaller than 40 inches | televisions flat-screen-tvs | SCREEN_SIZE<40
    tv between 50 and 65 inches | televisions flat-screen-tvs | SCREEN_SIZE>50 & SCREEN_SIZE<65
    32in smart tv cheap | televisions flat-screen-tvs | 32"
    oled 65 | televisions flat-screen-tvs | OLED & 65"
    qled tv 55 inch 120hz or better | televisions flat-screen-tvs | QLED & 55" & REFRESH_RATE>120
    mini led 120hz | televisions flat-screen-tvs | mini led & 120 ?Hz
    4k tv under five hundred | televisions flat-screen-tvs | 4K & <500
    big tv 85 inch | televisions flat-screen-tvs | 85"
    televison 43 inch 4k | televisions flat-screen-tvs | 43" & 4K
    samsng style oled tv | televisions flat-screen-tvs | OLED
    kaelden 55" tv | televisions flat-screen-tvs | kaelden & 55"
    vistrel tv under 1000 | televisions flat-screen-tvs | vistrel & <1000
    pantalla de 50 pulgadas | televisions flat-screen-tvs | 50"
    tele de 65 pulgadas barata | televisions flat-screen-tvs | 65"
    television inteligente menos de 300 dolares | televisions flat-screen-tvs | <300
    laptop 16gb ram 1tb | laptop-computers | MEMORY=16 & STORAGE=1024
    laptop 8gb 256gb | laptop-computers | MEMORY=8 & STORAGE=256
    notebook 16 gb ram under 700 | laptop-computers | MEMORY=16 & <700
    laptop with rtx 4060 | laptop-computers | RTX 4060
    gaming laptop 144hz | laptop-computers | 144 ?Hz
    i7 laptop | laptop-computers | i7
    ryzen 7 laptop 1tb ssd | laptop-computers | Ryzen 7 & 1 ?TB
    laptop 14 in or smaller | laptop-computers | SCREEN_SIZE<14
    laptop with 12 hours battery or more | laptop-computers | BATTERY_LIFE>12
    laptops under 3.5 pounds | laptop-computers | WEIGHT<3.5
    lightweight laptop less than $900 | laptop-computers | <900
    oled laptop 32gb | laptop-computers | OLED & MEMORY=32
    touch screen laptop | laptop-computers | touch
    tessovar laptop 16 gb | laptop-computers | tessovar & MEMORY=16
    computadora portatil 16gb | laptop-computers | MEMORY=16
    laptop de menos de 500 dolares | laptop-computers | <500
    lapotp 1tb | laptop-computers | 1 ?TB
    desktop i5 16gb | desktop-pcs | i5 & 16 ?GB
    mini pc | desktop-pcs | Mini
    all in one computer | desktop-pcs | All-in-One
    gaming pc rtx 4070 | gaming-pcs | RTX 4070
    gaming pc 32gb ram 2tb | gaming-pcs | MEMORY=32 & STORAGE=2048
    gaming computer at least 64gb | gaming-pcs | MEMORY>64
    pc gamer | gaming-pcs
    monitor 240hz oled | computer-monitors | 240 ?Hz & OLED
    ultrawide monitor | computer-monitors | ultrawide
    27 in monitor 165hz under 400 | computer-monitors | 27" & 165 ?Hz & <400
    1 ms monitor | computer-monitors | 1 ms
    32 inch 4k moniter | computer-monitors | 32" & 4K
    white monitor 24 inch | computer-monitors | white & 24"
    monitor para juegos 144 hz o mas | computer-monitors | REFRESH_RATE>144
    tablet 256gb 11in | ipad-tablets | 256 ?GB & 11"
    tablet less than $250 64gb | ipad-tablets | 64 ?GB & <250
    tablet with pen | ipad-tablets | stylus
    tablet at least 12 inches | ipad-tablets | SCREEN_SIZE>12
    tableta para niños | ipad-tablets
    celular 512gb | smartphones | 512 ?GB
    cell phone under 200 bucks | smartphones | <200
    phone with 3x zoom | smartphones | 3x
    waterproof phone ip68 | smartphones | IP68
    foldable phone | smartphones | 7\\.6
    nuvisse phone 128 gb | smartphones | nuvisse & 128 ?GB
    smarphone 256gb less than 500 | smartphones | 256 ?GB & <500
    telefono barato menos de 200 | smartphones | <200
    quiet dishwasher under 40 db | dishwashers | NOISE_LEVEL<40
    dishwasher 44 decibels or less | dishwashers | NOISE_LEVEL<44
    silent dishwasher | dishwashers
    dishwasher quieter than 50 decibels under 800 | dishwashers | NOISE_LEVEL<50 & <800
    dishwasher stainless tub 3 racks | dishwashers | stainless
    black dishwasher 24 inch | dishwashers | black & 24"
    lavavajillas silencioso menos de 45 decibeles | dishwashers | NOISE_LEVEL<45
    disswasher 18 in | dishwashers | 18"
    quiet window air conditioner under 50 db | air-conditioners | NOISE_LEVEL<50 & window
    8000 btu window ac under 400 | air-conditioners | 8,000 & <400
    air conditioner for 500 sq ft | air-conditioners | AREA>500
    portable ac | air-conditioners | portable
    mini split 18000 btu | air-conditioners | 18,000
    aire acondicionado 12000 btu | air-conditioners | 12,000
    aircon portable | air-conditioners | portable
    refrigerator 25 cu ft or more french door | refrigerators | CAPACITY>25 & french door
    fridge energy star | refrigerators | ENERGY_STAR=true
    side by side fridge black | refrigerators | side-by-side
    frigde under 800 | refrigerators | <800
    refrigerador grande de 25 pies cubicos o mas | refrigerators | CAPACITY>25
    quiet refrigerator less than 40 db | refrigerators | NOISE_LEVEL<40
    robot vacuum under 300 | vacuums-floor-cleaners | robot & <300
    robot vaccuum self empty | vacuums-floor-cleaners | robot & self-empty
    quiet vacuum less than 70 db | vacuums-floor-cleaners | NOISE_LEVEL<70
    stick vacuum cordless hepa | vacuums-floor-cleaners | stick & HEPA
    aspiradora robot menos de 400 dolares | vacuums-floor-cleaners | robot & <400
    induction range air fry | ovens-ranges | induction & air fry
    gas stove under 1000 dollars | ovens-ranges | gas & <1000
    double oven | ovens-ranges | double
    4 slice toaster | kitchen-appliances | 4-slice
    espresso machine with grinder less than 500 | kitchen-appliances | grinder & <500
    blender 900 watts | kitchen-appliances | 900 ?W
    licuadora | kitchen-appliances | blender
    tostadora | kitchen-appliances | toaster
    ebike scooter 20 mph | electric-scooters | TOP_SPEED>20
    fast electric scooter over 18 mph | electric-scooters | TOP_SPEED>18
    electric scooter 30 miles range | electric-scooters | RANGE>30
    scooter electrico menos de 500 | electric-scooters | <500
    treadmill 12 mph | treadmills | 12 miles per hour
    treadmill at least 10 mph under 1000 | treadmills | TOP_SPEED>10 & <1000
    treadmil 300 lb | treadmills | WEIGHT_CAPACITY>300
    noise canceling headphones under 200 | headphones earbuds gaming-headsets | noise cancelling & <200
    anc earbuds | earbuds | noise cancelling
    wireless earbuds less than 30 dollars | earbuds | <30
    gaming hedset wireless | gaming-headsets | wireless
    headset 7.1 surround | gaming-headsets | 7\\.1
    melodane headphones noise cancelling | headphones | melodane & noise cancelling
    audifonos con cancelacion de ruido | headphones earbuds gaming-headsets | noise cancelling
    bluetooth speeker 60w | bluetooth-speakers | 60 watts
    party speaker 300 watts | party-speakers | 300W
    loud party speaker under 250 | party-speakers | <250
    bocina para fiesta 160w | party-speakers | 160W
    dolby atmos soundbar | sound-bars | atmos
    5.1 soundbar under 500 | sound-bars | 5\\.1 & <500
    8k receiver 9.4 | receivers-amplifiers | 9\\.4
    tornamesa bluetooth | turntables | bluetooth
    mirrorless camera 24mp under 1200 | mirrorless-cameras | 24\\.\\d & <1200
    45 megapixel camera | mirrorless-cameras dslr-cameras | 45\\.\\d
    action cam 5.3k | action-cameras | 5\\.3K
    camara de seguridad solar | security-cameras | solar
    2k outdoor security camara | security-cameras | 2K & outdoor
    drone 4k under 800 | drones | 4K & <800
    dron barato | drones
    24-70mm lens f2.8 | camera-lenses | 24-70mm & 2\\.8
    2tb console | game-consoles | 2 ?TB
    consola portatil | game-consoles | handheld
    controler wireless pc | game-controllers | wireless & PC
    vr 512gb | virtual-reality | 512 ?GB
    smartwatch gps under 250 | smartwatches | gps & <250
    reloj inteligente 45mm | smartwatches | 45mm
    tri band wifi 7 router | networking-wireless | Wi-Fi 7
    laser printer under 250 | printers-scanners | laser & <250
    impresora laser | printers-scanners | laser
    generator 7500 watts or more | generators | POWER>7500
    generador electrico | generators
    quiet generator | generators
    3000 psi presure washer | pressure-washers | PRESSURE>3000
    pressure washer electric under 200 | pressure-washers | electric & <200
    cordless lawn mower 21 in | lawn-mowers | cordless|battery & 21"
    cortacesped electrico | lawn-mowers
    20 volt drill | power-tools | 20V & drill
    4 burner grill under 600 | grills | 4-burner & <600
    asador de carbon | grills | charcoal
    massage gun quiet | massage-recovery | massage gun
    rasuradora electrica | personal-care | shaver
    hair dryer ionic | personal-care | hair dryer`,
} as const satisfies Readonly<Record<string, string>>;
