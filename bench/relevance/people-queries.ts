/**
 * Queries as people type them: in a hurry, on a phone, in Spanish, from a spec sheet, from a list. Written
 * before any of them was run and independently of the phrase tables. A row has the text, the categories of a
 * right result, and further conditions.
 */

/** `/words/` match name, brand, condition and attributes; `<300` and `>100` are dollars. */
export const PEOPLE_ASK: Readonly<Record<string, string>> = {
  "in a hurry": `
    washng machine | washers-dryers | washer
    frige with ice maker | refrigerators | ice maker
    refrigirator french door | refrigerators | french door
    diswasher stainless | dishwashers | stainless
    vaccum cleaner robot | vacuums-floor-cleaners | robot
    vacum | vacuums-floor-cleaners
    bluethooth speaker waterproof | bluetooth-speakers | IPX?[67]
    blutooth speeker | bluetooth-speakers
    headfones wireless | headphones earbuds gaming-headsets | wireless
    noise canceling headphones | headphones earbuds | noise cancelling
    noisecancelling earbuds | earbuds | noise cancelling
    labtop 16 gig | laptop-computers | 16 ?GB
    gameing laptop | laptop-computers
    moniter 4k 27 | computer-monitors | 27" & 4K
    keurig style cofee maker | kitchen-appliances | coffee
    expresso machine | kitchen-appliances | espresso
    microwve | ovens-ranges kitchen-appliances | microwave
    tredmill foldable | treadmills | folding
    excercise bike | exercise-bikes
    roing machine | rowing-machines
    smart wach with gps | smartwatches | gps
    projecter for outside | projectors-screens
    camcoder 4k | camcorders | 4K
    dslr camra | dslr-cameras
    mirorless full frame | mirrorless-cameras | full-frame
    printr all in one | printers-scanners
    laser prnter color | printers-scanners | color laser
    airconditioner window | air-conditioners | window
    genarator 4500 | generators | 4,?500
    presure washer gas | pressure-washers | gas
    lawnmower battery | lawn-mowers | cordless|battery
    electrik scooter for kids | electric-scooters | kids
    soundbar with subwofer | sound-bars | subwoofer`,
  "by a number": `
    16gb ram laptop | laptop-computers | 16 ?GB
    laptop 32gb memory 1tb | laptop-computers | 32 ?GB & 1 ?TB
    1 tb laptop | laptop-computers | 1 ?TB
    512 gb ssd desktop | desktop-pcs gaming-pcs | 512 ?GB
    144hz monitor | computer-monitors | 144 ?Hz
    monitor 165 hz curved | computer-monitors | 165 ?Hz|curved
    144 hz tv | televisions flat-screen-tvs | 144 ?Hz
    120hz 65 inch tv | televisions flat-screen-tvs | 120 ?Hz & 65"
    phone 12gb ram | smartphones | RAM\\): 12 ?GB
    5000 mah phone | smartphones | 5,000 mAh
    108 megapixel phone | smartphones | 108 megapixels
    256 gig smartphone | smartphones | 256 ?GB
    20 mp camera | point-and-shoot-cameras action-cameras | 20[- ]megapixel
    24 megapixel camera | mirrorless-cameras dslr-cameras | 24\\.\\d megapixel
    30x zoom camera | point-and-shoot-cameras camcorders | 30x
    camera that films 8k | mirrorless-cameras | 8K
    f/1.8 lens 50mm | camera-lenses | 50mm & 1\\.8
    tv 55 | televisions flat-screen-tvs | 55"
    75 inch television mini led | televisions flat-screen-tvs | 75" & mini led
    43in tv | televisions flat-screen-tvs | 43"
    24 inch tv for kitchen | televisions flat-screen-tvs | 24"
    27 inch monitor | computer-monitors | 27"
    14 inch laptop lightweight | laptop-computers | \\b14"
    7 cu ft dryer | washers-dryers | 7(?:\\.\\d)? Cu\\. Ft\\. .*dryer
    4.5 cu ft washer | washers-dryers | 4\\.5 Cu\\. Ft\\. .*washer
    27.8 cubic foot fridge | refrigerators | 27\\.8
    18 inch dishwasher | dishwashers | 18"
    dishwasher 39 dba | dishwashers | 39 dBA
    8000 btu air conditioner | air-conditioners | 8,000 BTU
    12000btu portable ac | air-conditioners | 12,000 BTU
    5.1 home theater | home-theater-systems sound-bars | 5\\.1
    3.1 sound bar | sound-bars | 3\\.1
    7.2 channel receiver | receivers-amplifiers | 7\\.2
    100 watt party speaker | party-speakers | 100W
    ipx7 speaker | bluetooth-speakers party-speakers | IP.?7
    1tb console | game-consoles | 1 ?TB
    64gb tablet | ipad-tablets | 64 ?GB
    11 inch tablet 256gb | ipad-tablets | \\b11" & 256 ?GB
    vr headset 128gb | virtual-reality | 128 ?GB
    20v drill | power-tools | 20V & drill
    40v mower | lawn-mowers | 40V
    3100 psi pressure washer | pressure-washers | 3,?100
    2000 watt generator | generators | 2,?000W
    48000 btu patio heater | patio-heaters | 48,000
    25 mile electric scooter | electric-scooters | 25-mile
    wifi 6e router | networking-wireless | Wi-Fi 6E
    wifi7 mesh | networking-wireless | Wi-Fi 7 & mesh
    tv stand for 75 inch tv | tv-stands | (?:75|8\\d)"
    45mm smart watch | smartwatches | 45mm
    3 burner gas grill | grills | 3-burner`,
  "with a price": `
    tv under 400 dollars | televisions flat-screen-tvs | <400
    laptop less than $600 | laptop-computers | <600
    phone under $200 | smartphones | <200
    headphones below 100 | headphones earbuds gaming-headsets | <100
    washer between 700 and 1000 | washers-dryers | washer & >700 & <1000
    cheap tablet | ipad-tablets
    gaming pc under 1500 | gaming-pcs | <1500
    refrigerator over $2000 | refrigerators | >2000
    sound bar $200 - $400 | sound-bars | >200 & <400
    camera up to $500 | point-and-shoot-cameras dslr-cameras mirrorless-cameras action-cameras security-cameras camcorders | <500
    monitor max 300 | computer-monitors | <300
    earbuds for under fifty dollars | earbuds | <50
    treadmill under a thousand | treadmills | <1000
    open box tv under $500 | televisions flat-screen-tvs | open.?box & <500`,
  "in Spanish": `
    television 65 pulgadas | televisions flat-screen-tvs | 65"
    lavadora carga frontal | washers-dryers | front load
    secadora de gas | washers-dryers | gas dryer
    nevera de dos puertas | refrigerators
    refrigerador puerta francesa | refrigerators | french door
    estufa electrica | ovens-ranges | electric
    horno microondas | ovens-ranges kitchen-appliances | microwave
    aspiradora sin cable | vacuums-floor-cleaners | cordless
    audifonos inalambricos | headphones earbuds gaming-headsets | wireless
    bocina bluetooth para fiesta | party-speakers
    computadora para juegos | gaming-pcs laptop-computers
    telefono desbloqueado 256gb | smartphones | 256 ?GB
    camara de accion | action-cameras
    camara vigilancia | security-cameras
    impresora a color | printers-scanners
    caminadora plegable | treadmills | folding
    control para videojuegos | game-controllers
    parrilla de gas | grills | gas
    cortadora de pasto | lawn-mowers
    taladro inalambrico | power-tools | drill
    patineta electrica | electric-scooters
    reloj con gps | smartwatches | gps
    barra de sonido con subwoofer | sound-bars | subwoofer
    cafetera expreso | kitchen-appliances | espresso
    calentador de patio | patio-heaters
    cepillo de dientes electrico | personal-care | toothbrush`,
  "as one word or in another order": `
    carspeakers | car-audio | car speakers
    tvmount stand | tv-stands
    gamingheadset | gaming-headsets
    partyspeaker | party-speakers
    smartphone5g | smartphones
    dash mounted car stereo touchscreen | car-audio | receiver
    door french refrigerator | refrigerators | french door
    load top washer | washers-dryers | top load
    cancelling noise headphones | headphones earbuds | noise cancelling
    burner six grill | grills | 6-burner
    mower riding | lawn-mowers | riding
    driver drill kit cordless | power-tools | drill driver
    console handheld | game-consoles | handheld
    lens macro | camera-lenses | macro
    cycling bike indoor | exercise-bikes | indoor cycling`,
  "as a brand": `
    lumivane tv 65 | televisions flat-screen-tvs | lumivane & 65"
    vistrel oled | televisions | vistrel & oled
    lumivaine television | televisions flat-screen-tvs | lumivane
    pelaro phone | smartphones | pelaro
    pelaro vantage | smartphones | pelaro & vantage
    quillith laptop i7 | laptop-computers | quillith & i7
    norvane tablet | ipad-tablets | norvane
    tesovar monitor | computer-monitors | tessovar
    drakmoor headset | gaming-headsets | drakmoor
    melodane earbuds white | earbuds | melodane & white
    harkwell turntable | turntables | harkwell
    brimstead french door | refrigerators | brimstead & french door
    kelmora dishwasher quiet | dishwashers | kelmora
    frostvik mini fridge | refrigerators | frostvik & compact
    dustrell cordless vacuum | vacuums-floor-cleaners | dustrell & cordless
    voxelon arc console | game-consoles | voxelon & arc
    voxelon controller | game-controllers | voxelon
    games for nimbrix pair | video-games | nimbrix pair
    emberfold pellet | grills | emberfold & pellet
    mowbury riding mower | lawn-mowers | mowbury & riding
    torquell drill | power-tools | torquell & drill
    kestrix drone 4k | drones | kestrix & 4K
    optavar dslr | dslr-cameras | optavar
    auverne reciever | receivers-amplifiers | auverne
    clearspin washer | washers-dryers | clearspin`,
  "by what it is for": `
    best tv for sports | televisions flat-screen-tvs
    laptop for college student | laptop-computers
    computer for video editing | desktop-pcs gaming-pcs laptop-computers
    something to vacuum pet hair | vacuums-floor-cleaners
    speaker for the shower | bluetooth-speakers
    karaoke speaker | party-speakers
    camera for beginners | point-and-shoot-cameras dslr-cameras mirrorless-cameras
    vlogging camera | mirrorless-cameras point-and-shoot-cameras action-cameras
    underwater camera | action-cameras point-and-shoot-cameras | waterproof
    doorbell camera | security-cameras
    baby monitor camera | security-cameras
    quiet dishwasher | dishwashers
    counter depth refrigerator | refrigerators | counter.?depth
    fridge for dorm room | refrigerators | compact
    stackable washer and dryer | washers-dryers
    gas stove with griddle | ovens-ranges | gas
    slide in range | ovens-ranges | slide-in
    air fryer | kitchen-appliances | air fryer
    smoothie maker | kitchen-appliances | blender
    coffee machine with grinder | kitchen-appliances | espresso|coffee
    birthday gift 5 year old | toys
    rc truck | toys | remote control truck
    robot toy for kids | toys | robot
    retro game console | game-consoles | retro
    two player racing game | video-games
    neck massager | massage-recovery | neck
    electric toothbrush sonic | personal-care | sonic
    mens shaver | personal-care | shaver
    backup power for house | generators
    jump rope counter watch | smartwatches fitness-trackers
    heart rate band | fitness-trackers smartwatches
    whole home wifi | networking-wireless | mesh`,
  "for an accessory": `
    tv stand with fireplace | tv-stands | fireplace
    corner tv stand | tv-stands | corner
    projector screen motorized | projectors-screens | motorized
    subwoofer for car | car-audio | subwoofer
    car amp | car-audio | amplifier
    xbox style controller pc | game-controllers | PC
    zoom lens 70-300 | camera-lenses | 70-300
    open back headphones | headphones | open-back
    headset with microphone for gaming | gaming-headsets
    wide lens | camera-lenses | wide`,
  "plural or singular": `
    televisions | televisions flat-screen-tvs
    drone | drones
    tablets with stylus | ipad-tablets
    microwaves | ovens-ranges kitchen-appliances | microwave
    toothbrushes | personal-care | toothbrush
    fitness bands | fitness-trackers | band
    vr headsets | virtual-reality
    lenses | camera-lenses
    grills charcoal | grills | charcoal
    cooktops | ovens-ranges | cooktop`,
};
