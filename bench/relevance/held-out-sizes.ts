/** Queries for tires and wheels by size as people type them, written before any was run. Rows are as in `line-queries.ts`. */
export const HELD_OUT_SIZES = {
  "held out by size": `
    33 inch tires | tires | tall 33
    33" tires | tires | tall 33
    33s | tires | tall 33
    35 inch tires | tires | tall 35
    35 inch mud tires | tires | tall 35 & TREAD=Mud terrain
    35" tires for 17 inch rims | tires | tall 35 & RIM_DIAMETER=17
    33 inch all terrain tires | tires | tall 33 & TREAD=All terrain
    33 inch tires 17 inch rim | tires | tall 33 & RIM_DIAMETER=17
    31 inch tires | tires | tall 31
    37 inch tires | tires | tall 37
    37" mud terrain | tires | tall 37 & TREAD=Mud terrain
    33 in tires 20 in wheels | tires | tall 33 & RIM_DIAMETER=20
    32 inch truck tires | tires | tall 32
    33x12.5 r17 | tires | TIRE_SIZE=33x12-50r17lt
    33/12.50/17 | tires | TIRE_SIZE=33x12-50r17lt
    33x12.50/17 | tires | TIRE_SIZE=33x12-50r17lt
    33 x 12.50 r 18 | tires | TIRE_SIZE=33x12-50r18lt
    33x1250r20 | tires | TIRE_SIZE=33x12-50r20lt
    33-12.5-15 | tires | TIRE_SIZE=33x12-50r15lt
    35x12.50-17 mud | tires | TIRE_SIZE=35x12-50r17lt & TREAD=Mud terrain
    35/12.50r20 | tires | TIRE_SIZE=35x12-50r20lt
    35 12.50 18 | tires | TIRE_SIZE=35x12-50r18lt
    35x12.5 20 | tires | TIRE_SIZE=35x12-50r20lt
    37x12.5r17 | tires | TIRE_SIZE=37x12-50r17lt
    37 12.50 17 | tires | TIRE_SIZE=37x12-50r17lt
    30x9.5r15 | tires | TIRE_SIZE=30x9-50r15lt
    30 9.50 15 tires | tires | TIRE_SIZE=30x9-50r15lt
    31x10.5-15 | tires | TIRE_SIZE=31x10-50r15lt
    31/10.5/15 | tires | TIRE_SIZE=31x10-50r15lt
    215/60/16 | tires | TIRE_SIZE=215-60r16
    215 60 16 | tires | TIRE_SIZE=215-60r16
    215 60r16 all season | tires | TIRE_SIZE=215-60r16 & SEASON=All-season
    215-60r16 | tires | TIRE_SIZE=215-60r16
    2156016 | tires | TIRE_SIZE=215-60r16
    P215/60R16 | tires | TIRE_SIZE=215-60r16
    p215 60 r16 | tires | TIRE_SIZE=215-60r16
    215/60 r16 95v | tires | TIRE_SIZE=215-60r16
    185/65r15 tires cheap | tires | TIRE_SIZE=185-65r15
    185 65 15 | tires | TIRE_SIZE=185-65r15
    195/65/15 winter | tires | TIRE_SIZE=195-65r15 & SEASON=Winter
    195 65 r15 under 100 | tires | TIRE_SIZE=195-65r15 & <100
    195/65r15 91h | tires | TIRE_SIZE=195-65r15
    175/65/14 | tires | TIRE_SIZE=175-65r14
    205/55r16 under $120 | tires | TIRE_SIZE=205-55r16 & <120
    205.55.16 | tires | TIRE_SIZE=205-55r16
    205/55 16 91v | tires | TIRE_SIZE=205-55r16
    size 205/65/16 tires | tires | TIRE_SIZE=205-65r16
    do you have 225/60r16 | tires | TIRE_SIZE=225-60r16
    225 50 17 tires | tires | TIRE_SIZE=225-50r17
    225/65 17 all weather | tires | TIRE_SIZE=225-65r17 & SEASON=All-weather
    four 225/65/17 tires | tires | TIRE_SIZE=225-65r17
    4 tires 235/65r17 | tires | TIRE_SIZE=235-65r17
    235 45 18 winter tires | tires | TIRE_SIZE=235-45r18 & SEASON=Winter
    235/45zr18 | tires | TIRE_SIZE=235-45r18
    235/40r19 all season | tires | TIRE_SIZE=235-40r19 & SEASON=All-season
    235 40 19 96v xl | tires | TIRE_SIZE=235-40r19
    245/40/18 summer | tires | TIRE_SIZE=245-40r18 & SEASON=Summer
    245/40zr18 97y | tires | TIRE_SIZE=245-40r18
    255 35 19 | tires | TIRE_SIZE=255-35r19
    275/40r19 | tires | TIRE_SIZE=275-40r19
    275 35 20 performance | tires | TIRE_SIZE=275-35r20
    305/35zr20 | tires | TIRE_SIZE=305-35r20
    tire 245/60/18 | tires | TIRE_SIZE=245-60r18
    235/55r20 102v | tires | TIRE_SIZE=235-55r20
    255/50 r20 245/50r20 | tires | TIRE_SIZE=245-50r20
    275/55/20 all terrain | tires | TIRE_SIZE=275-55r20 & TREAD=All terrain
    275 55 20 | tires | TIRE_SIZE=275-55r20
    275/60r20 tires | tires | TIRE_SIZE=275-60r20
    265/65 r18 | tires | TIRE_SIZE=265-65r18
    275 65 18 10 ply | tires | TIRE_SIZE=lt275-65r18
    lt275/65r18 e | tires | TIRE_SIZE=lt275-65r18
    265 75 16 | tires | TIRE_SIZE=265-75r16,lt265-75r16
    lt265/75/16 mud | tires | TIRE_SIZE=lt265-75r16 & TREAD=Mud terrain
    245/75/16 load range e | tires | TIRE_SIZE=lt245-75r16
    lt 225/75r16 | tires | TIRE_SIZE=lt225-75r16
    285 70 17 | tires | TIRE_SIZE=lt285-70r17
    285/70r17 all terrain | tires | TIRE_SIZE=lt285-70r17 & TREAD=All terrain
    315/70/17 | tires | TIRE_SIZE=lt315-70r17
    305/55r20 | tires | TIRE_SIZE=lt305-55r20
    285 75 24.5 | tires | TIRE_SIZE=285-75r24-5
    295/75r22.5 steer tire | tires | TIRE_SIZE=295-75r22-5 & TREAD=Steer
    11r24.5 | tires | TIRE_SIZE=11r24-5
    11 r 22.5 drive tires | tires | TIRE_SIZE=11r22-5 & TREAD=Drive
    245 70 19.5 | tires | TIRE_SIZE=245-70r19-5
    st175 80 13 | tires | TIRE_SIZE=st175-80r13
    st205/75r14 load range c | tires | TIRE_SIZE=st205-75r14
    trailer tire 205 75 15 | tires | TIRE_SIZE=st205-75r15
    235/80r16 trailer | tires | TIRE_SIZE=st235-80r16
    trailer tires 15 inch | tires | TREAD=Trailer & RIM_DIAMETER=15
    225/75r16c van tire | tires | TIRE_SIZE=225-75r16c
    235/65r16c | tires | TIRE_SIZE=235-65r16c
    neumaticos 205/55r16 | tires | TIRE_SIZE=205-55r16
    llantas 265/70r17 | tires | TIRE_SIZE=265-70r17,lt265-70r17
    llantas rin 16 | tires | RIM_DIAMETER=16
    llanta 195 65 15 barata | tires | TIRE_SIZE=195-65r15
    rines 17 pulgadas | wheels | RIM_DIAMETER=17
    rines 18 negros | wheels | RIM_DIAMETER=18 & FINISH=Black
    14 inch tires | tires | RIM_DIAMETER=14
    rim 17 tires | tires | RIM_DIAMETER=17
    20s mud tires | tires | RIM_DIAMETER=20 & TREAD=Mud terrain
    tires for 18 inch rims | tires | RIM_DIAMETER=18
    R17 winter tires | tires | RIM_DIAMETER=17 & SEASON=Winter
    22" tires | tires | RIM_DIAMETER=22
    19.5 commercial tires | tires | RIM_DIAMETER=19.5
    18x8 5x114.3 | wheels | RIM_DIAMETER=18 & WHEEL_WIDTH=8 & BOLT_PATTERN=5x114.3
    18 x 8.5 5x114.3 +35 | wheels | RIM_DIAMETER=18 & WHEEL_WIDTH=8.5 & BOLT_PATTERN=5x114.3 & OFFSET=35
    5 x 114.3 rims 18 inch | wheels | BOLT_PATTERN=5x114.3 & RIM_DIAMETER=18
    5x120 20 inch wheels | wheels | BOLT_PATTERN=5x120 & RIM_DIAMETER=20
    6x139.7 17 inch rims under 250 | wheels | BOLT_PATTERN=6x139.7 & RIM_DIAMETER=17 & <250
    6x5.5 20 inch | wheels | BOLT_PATTERN=6x139.7 & RIM_DIAMETER=20
    6 lug rims 20 inch chrome | wheels | RIM_DIAMETER=20 & FINISH=Chrome
    5x5 wheels 17 | wheels | BOLT_PATTERN=5x127 & RIM_DIAMETER=17
    8 lug wheels 8x170 | wheels | BOLT_PATTERN=8x170
    8x6.5 17 wheels | wheels | BOLT_PATTERN=8x165.1 & RIM_DIAMETER=17
    22x10 -18 | wheels | RIM_DIAMETER=22 & WHEEL_WIDTH=10 & OFFSET=-18
    17x9 -12 | wheels | RIM_DIAMETER=17 & WHEEL_WIDTH=9 & OFFSET=-12
    20x9 +1 6x135 | wheels | RIM_DIAMETER=20 & WHEEL_WIDTH=9 & BOLT_PATTERN=6x135
    wheels 18 8 5x108 | wheels | RIM_DIAMETER=18 & WHEEL_WIDTH=8 & BOLT_PATTERN=5x108
    gunmetal 17 inch rims | wheels | RIM_DIAMETER=17 & gunmetal`,
} as const satisfies Readonly<Record<string, string>>;
